/// Who reads the output, and how much of it is wanted.
public struct Audience: Equatable, Sendable {
    /// A program reads: records are wanted beside what people read.
    public let isProgram: Bool
    /// How many cards of a list are wanted, whatever finds room; nil for one screenful after the other.
    public let cards: Int?
    /// A person listens: what is drawn means nothing to them.
    public let isListening: Bool

    /// A person who looks at one screenful after the other, unless told otherwise.
    public init(isProgram: Bool = false, cards: Int? = nil, isListening: Bool = false) {
        (self.isProgram, self.cards, self.isListening) = (isProgram, cards, isListening)
    }
}
