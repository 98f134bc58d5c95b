/// Clusters of similar liked photos, by average linkage (Sokal and Michener 1958).
struct Interests: Sendable {
    /// Mean cosine above which two clusters are merged.
    static let alike = 0.12
    /// Minimum mean cosine of all pairs in a coherent cluster.
    private static let coherence = 0.3
    /// Maximum guaranteed share of an interest in a page; larger interests get more photos by their scores.
    private static let largest = 0.25

    /// Indices of the photos of each interest, heaviest interest first.
    let members: [[Int]]
    /// Share of each interest in the total weight.
    let shares: [Double]
    /// Guaranteed share of each interest in a page; 0 for a faded interest, or an incoherent one, which may be chance.
    let minShares: [Double]
    /// Centroids of unit length.
    private let centers: [[Double]]

    /// `faded` has the indices of all photos of faded clusters.
    init(
        _ clusters: [[Int]], of vectors: [SparseVector], weights: [Double], faded: Set<Int> = [], width: Int
    ) {
        let heavy: [(members: [Int], weight: Double)] = clusters.map { members in
            (members.sorted(), members.reduce(0) { $0 + weights[$1] })
        }.sorted { $0.weight == $1.weight ? $0.members[0] < $1.members[0] : $0.weight > $1.weight }
        let sum = max(heavy.reduce(0) { $0 + $1.weight }, .leastNormalMagnitude)
        members = heavy.map(\.members)
        shares = heavy.map { $0.weight / sum }
        minShares = heavy.map { members, weight in
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

    /// Nearest interest of each photo; `nil` if the photo is similar to no interest.
    func nearest(to vectors: [SparseVector]) -> [Int?] {
        vectors.map { vector in
            let near = centers.map { vector.dot($0).settled }
            return near.indices.max { near[$0] < near[$1] }.flatMap { near[$0] > 0 ? $0 : nil }
        }
    }

    /// Whether the cluster has several photos, and the mean cosine of their pairs is at least `coherence`.
    static func isCoherent(_ members: [Int], of vectors: [SparseVector], width: Int) -> Bool {
        var sum = [Double](repeating: 0, count: width)
        for member in members { vectors[member].add(times: 1, to: &sum) }
        let count = Double(members.count)
        let pairs = sum.reduce(0) { $0 + $1 * $1 } - count
        return count > 1 && pairs >= coherence * count * (count - 1)
    }

    /// Clusters of `vectors`, as lists of indices. The vectors have unit length and `width` dimensions.
    static func clusters(of vectors: [SparseVector], width: Int) -> [[Int]] {
        var clusters = vectors.indices.map { [$0] }
        var closeness = cosines(of: vectors, to: vectors, width: width)
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

    /// For each vector of unit length, the cosines to `others`.
    static func cosines(
        of vectors: [SparseVector], to others: [SparseVector], width: Int
    ) -> [[Double]] {
        var dense = [Double](repeating: 0, count: width)
        return vectors.map { vector in
            vector.add(times: 1, to: &dense)
            defer { vector.add(times: -1, to: &dense) }
            return others.map { $0.dot(dense) }
        }
    }
}
