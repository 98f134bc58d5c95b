/// Reader of the output, and the requested number of cards.
public struct Audience: Equatable, Sendable {
    /// Whether a program reads the output, which then includes records.
    public let isProgram: Bool
    /// Number of cards to print; `nil` for one screenful at a time.
    public let cards: Int?
    /// Whether a screen reader is used, so that drawings are omitted.
    public let usesScreenReader: Bool
    /// Whether the user can type further commands, so that advice about keys and numbers applies.
    public let hasPrompt: Bool

    public init(
        isProgram: Bool = false, cards: Int? = nil, usesScreenReader: Bool = false, hasPrompt: Bool = true
    ) {
        self.isProgram = isProgram
        self.cards = cards
        self.usesScreenReader = usesScreenReader
        self.hasPrompt = hasPrompt
    }
}
