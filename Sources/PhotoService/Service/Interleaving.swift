extension Array where Element: RandomAccessCollection, Element.Index == Int {
    /// Elements of the inner sequences, round-robin; exhausted sequences are skipped.
    var interleaved: [Element.Element] {
        let longest = map(\.count).max() ?? 0
        return (0..<longest).flatMap { offset in
            compactMap { $0.count > offset ? $0[$0.startIndex + offset] : nil }
        }
    }
}
