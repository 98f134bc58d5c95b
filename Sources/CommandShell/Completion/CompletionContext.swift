/// What a screen has that can be typed.
public struct CompletionContext: Sendable {
    /// The numbers printed; nil when there are none.
    public let numbers: ClosedRange<Int>?
    /// What a number stands for.
    public let title: @Sendable (Int) -> String
    /// Words worth searching for that stand there, such as tags, the commonest first.
    public let words: [String]
    /// Terms with numbers of their own, from 1 on.
    public let terms: [String]

    public init(
        numbers: ClosedRange<Int>? = nil, words: [String] = [], terms: [String] = [],
        title: @escaping @Sendable (Int) -> String = { _ in "" }
    ) {
        (self.numbers, self.words, self.terms, self.title) = (numbers, words, terms, title)
    }
}
