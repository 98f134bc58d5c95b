public struct CompletionContext: Sendable {
    public let numbers: ClosedRange<Int>?
    public let title: @Sendable (Int) -> String
    /// Searchable words on the screen, such as tags; likeliest first.
    public let suggestions: [String]
    public let terms: [String]

    public init(
        numbers: ClosedRange<Int>? = nil, suggestions: [String] = [], terms: [String] = [],
        title: @escaping @Sendable (Int) -> String = { _ in "" }
    ) {
        self.numbers = numbers
        self.suggestions = suggestions
        self.terms = terms
        self.title = title
    }
}
