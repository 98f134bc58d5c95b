/// In which documents each word stands, and with what value.
struct Postings {
    private let starts: [Int]
    /// Those of all words behind each other.
    let documents: [Int32]
    /// The word's value there.
    let values: [Double]

    /// Of vectors over `words` words, of each no more than the first `widest` places.
    init(_ vectors: [SparseVector], words: Int, widest: Int) {
        var counts = [Int](repeating: 0, count: words)
        for vector in vectors { for entry in vector.entries.prefix(widest) { counts[Int(entry.index)] += 1 } }
        var starts = [0]
        starts.reserveCapacity(words + 1)
        for count in counts { starts.append(starts[starts.count - 1] + count) }
        var free = starts
        var documents = [Int32](repeating: 0, count: starts[words])
        var values = [Double](repeating: 0, count: starts[words])
        for (number, vector) in vectors.enumerated() {
            for entry in vector.entries.prefix(widest) {
                let word = Int(entry.index)
                documents[free[word]] = Int32(number)
                values[free[word]] = entry.value
                free[word] += 1
            }
        }
        (self.starts, self.documents, self.values) = (starts, documents, values)
    }

    /// Where a word's own stand.
    func places(of word: Int) -> Range<Int> { starts[word]..<starts[word + 1] }

    /// The Euclidean length of a word's column.
    func length(of word: Int) -> Double {
        places(of: word).reduce(0) { $0 + values[$1] * values[$1] }.squareRoot()
    }
}
