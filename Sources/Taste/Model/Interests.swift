/// What goes together of what is liked: clusters by average linkage (Sokal and Michener 1958).
struct Interests: Sendable {
    /// Two clusters are one where their photos are so alike on the average.
    static let alike = 0.12

    /// The members of each, the heaviest first.
    let members: [[Int]]
    /// How heavy each is; sums to 1.
    let shares: [Double]
    /// The part of a page that each has a claim to. What was liked once may be chance.
    var dues: [Double] { zip(members, shares).map { $0.count > 1 ? $1 : 0 } }
    /// The direction of each.
    private let centers: [[Double]]

    /// Of the clusters of `vectors`, each with its weight.
    init(_ clusters: [[Int]], of vectors: [SparseVector], weights: [Double], width: Int) {
        let heavy: [(members: [Int], weight: Double)] = clusters.map { members in
            (members.sorted(), members.reduce(0) { $0 + weights[$1] })
        }.sorted { $0.weight == $1.weight ? $0.members[0] < $1.members[0] : $0.weight > $1.weight }
        let sum = heavy.reduce(0) { $0 + $1.weight }
        members = heavy.map(\.members)
        shares = heavy.map { $0.weight / max(sum, .leastNormalMagnitude) }
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
