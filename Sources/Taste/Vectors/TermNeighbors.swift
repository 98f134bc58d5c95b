/// Which words stand together: photos of a fox are photos of an animal, although the tag is missing.
///
/// The generalized vector space model of Wong, Ziarko and Wong (SIGIR 1985), with the nearest words only.
struct TermNeighbors: Sendable {
    /// Words one word brings along at most.
    private static let most = 12
    /// Words of one photo that are looked at: what a hostile service sends must not cost its square.
    private static let widest = 40

    /// Those of all words behind each other; a word's own begin at its start and end where the next word's begin.
    private var starts: [Int] = [0]
    private var near: [Int32] = []
    private var closeness: [Double] = []

    /// Learns from unit vectors over `count` words how close each two are: the cosine of their columns.
    init(_ documents: [SparseVector], count: Int) {
        let postings = Postings(documents, words: count, widest: Self.widest)
        let lengths = (0..<count).map { postings.length(of: $0) }
        var products = Accumulator(width: count)
        starts.reserveCapacity(count + 1)
        for word in 0..<count {
            learn(word, from: postings, in: documents, lengths, with: &products)
            starts.append(near.count)
        }
    }

    /// The vector with the neighbors of its words, which count `share` as much as the words; of unit length.
    func widened(_ vector: SparseVector, by share: Double, with sums: inout Accumulator) -> SparseVector {
        for entry in vector.entries {
            sums.add(entry.value, at: entry.index)
            for place in starts[Int(entry.index)]..<starts[Int(entry.index) + 1] {
                sums.add(entry.value * closeness[place], at: near[place])
            }
        }
        sums.normalize(to: share)
        for entry in vector.entries { sums.add(entry.value, at: entry.index) }
        var widened = sums.drain()
        widened.normalize()
        return widened
    }

    /// One word with its neighbors, as `widened` makes it.
    func around(_ word: Int32, by share: Double) -> SparseVector {
        let places = starts[Int(word)]..<starts[Int(word) + 1]
        let around = share / places.reduce(1) { $0 + closeness[$1] * closeness[$1] }.squareRoot()
        var vector = SparseVector(capacity: places.count + 1)
        vector.append(1 + around, at: word)
        for place in places { vector.append(around * closeness[place], at: near[place]) }
        vector.normalize()
        return vector
    }

    private mutating func learn(
        _ word: Int, from postings: Postings, in documents: [SparseVector], _ lengths: [Double],
        with products: inout Accumulator
    ) {
        // A word of one photo stands beside everything there and tells nothing.
        guard postings.places(of: word).count > 1 else { return }
        for place in postings.places(of: word) {
            for other in documents[Int(postings.documents[place])].entries.prefix(Self.widest) {
                products.add(postings.values[place] * other.value, at: other.index)
            }
        }
        let together = products.drain()
        var close: [(index: Int32, closeness: Double)] = []
        for entry in together.entries where Int(entry.index) != word {
            let closeness = entry.value / (lengths[word] * lengths[Int(entry.index)])
            if closeness > 0.1 { close.append((entry.index, closeness)) }
        }
        close.sort { $0.closeness == $1.closeness ? $0.index < $1.index : $0.closeness > $1.closeness }
        for neighbor in close.prefix(Self.most) {
            near.append(neighbor.index)
            closeness.append(neighbor.closeness)
        }
    }
}
