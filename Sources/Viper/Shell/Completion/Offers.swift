/// What a screen has that can be typed.
public struct Offers: Sendable {
    /// The numbers printed; nil when there are none.
    public let numbers: ClosedRange<Int>?
    /// What a number stands for.
    public let title: @Sendable (Int) -> String
    /// Words worth searching for that stand there, such as tags, the commonest first.
    public let words: [String]

    /// Joins the three.
    public init(
        numbers: ClosedRange<Int>? = nil, words: [String] = [],
        title: @escaping @Sendable (Int) -> String = { _ in "" }
    ) {
        self.numbers = numbers
        self.words = words
        self.title = title
    }
}
