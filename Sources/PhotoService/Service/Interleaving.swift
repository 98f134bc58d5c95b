extension Array where Element: RandomAccessCollection, Element.Index == Int {
    /// The first of each, then the second of each, and so on; shorter ones are passed over at their end.
    var inTurn: [Element.Element] {
        let longest = map(\.count).max() ?? 0
        return (0..<longest).flatMap { offset in
            compactMap { $0.count > offset ? $0[$0.startIndex + offset] : nil }
        }
    }
}
