/// What goes together of what is liked: clusters by average linkage (Sokal and Michener 1958).
struct Interests: Sendable {
    /// Two clusters are one where their photos are so alike on the average.
    static let alike = 0.12
    /// The mean cosine of all pairs from which on photos are alike by more than chance.
    private static let coherence = 0.3
    /// The largest part of a page that one has a claim to: a larger one leads by its scores.
    private static let largest = 0.25

    /// The members of each, the heaviest first.
    let members: [[Int]]
    /// How heavy each is; sums to 1.
    let shares: [Double]
    /// The part of a page that each has a claim to. What was liked once, or is not much alike, may be chance; what has
    /// faded has no claim.
    let dues: [Double]
    /// The direction of each.
    private let centers: [[Double]]

    /// Makes interests of clusters of `vectors`. The members of a cluster have all faded or none.
    init(
        _ clusters: [[Int]], of vectors: [SparseVector], weights: [Double], faded: Set<Int> = [], width: Int
    ) {
        let heavy: [(members: [Int], weight: Double)] = clusters.map { members in
            (members.sorted(), members.reduce(0) { $0 + weights[$1] })
        }.sorted { $0.weight == $1.weight ? $0.members[0] < $1.members[0] : $0.weight > $1.weight }
        let sum = max(heavy.reduce(0) { $0 + $1.weight }, .leastNormalMagnitude)
        members = heavy.map(\.members)
        shares = heavy.map { $0.weight / sum }
        dues = heavy.map { members, weight in
            let isClaim = Self.isCoherent(members, of: vectors, width: width) && !faded.contains(members[0])
            return isClaim ? min(Self.largest, weight / sum) : 0
        }
        centers = members.map { members in
            var center = [Double](repeating: 0, count: width)
            for member in members { vectors[member].add(times: 1, to: &center) }
            let norm = center.reduce(0) { $0 + $1 * $1 }.squareRoot()
            return center.map { $0 / max(norm, .leastNormalMagnitude) }
        }
    }

    /// For each photo the interest it is nearest to; nil where it is like none.
    func nearest(to vectors: [SparseVector]) -> [Int?] {
        vectors.map { vector in
            let near = centers.map { (vector.dot($0) * 1e9).rounded() }
            return near.indices.max { near[$0] < near[$1] }.flatMap { near[$0] > 0 ? $0 : nil }
        }
    }

    /// Whether several photos are alike by more than chance.
    static func isCoherent(_ members: [Int], of vectors: [SparseVector], width: Int) -> Bool {
        var sum = [Double](repeating: 0, count: width)
        for member in members { vectors[member].add(times: 1, to: &sum) }
        let count = Double(members.count)
        let pairs = sum.reduce(0) { $0 + $1 * $1 } - count
        return count > 1 && pairs >= coherence * count * (count - 1)
    }

    /// The places that belong together, of vectors of unit length over `width` places.
    static func clusters(of vectors: [SparseVector], width: Int) -> [[Int]] {
        var clusters = vectors.indices.map { [$0] }
        var closeness = cosines(of: vectors, width: width)
        while clusters.count > 1 {
            var best = (value: -1.0, left: 0, right: 0)
            for left in clusters.indices {
                for right in clusters.indices.dropFirst(left + 1)
                where closeness[left][right] > best.value + 1e-9 {
                    best = (closeness[left][right], left, right)
                }
            }
            guard best.value > alike else { break }
            let (left, right) = (best.left, best.right)
            let (one, other) = (Double(clusters[left].count), Double(clusters[right].count))
            for third in clusters.indices {
                let mean = (one * closeness[left][third] + other * closeness[right][third]) / (one + other)
                closeness[left][third] = mean
                closeness[third][left] = mean
            }
            clusters[left] += clusters.remove(at: right)
            closeness.remove(at: right)
            for row in closeness.indices { closeness[row].remove(at: right) }
        }
        return clusters
    }

    private static func cosines(of vectors: [SparseVector], width: Int) -> [[Double]] {
        var dense = [Double](repeating: 0, count: width)
        return vectors.map { vector in
            vector.add(times: 1, to: &dense)
            defer { vector.add(times: -1, to: &dense) }
            return vectors.map { $0.dot(dense) }
        }
    }
}
