/// Words to look for in photos a person has: all of them have to be there, those of a phrase side by side.
public struct WordQuery: Hashable, Sendable {
    /// Words and phrases in their order, each with a letter or a number in it.
    public let parts: [String]

    /// Takes what was typed, one argument a word; an argument of several words is a phrase.
    public init(_ arguments: [String] = []) {
        parts = arguments.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
            .filter { $0.contains { $0.isLetter || $0.isNumber } }
    }

    /// Nothing to look for.
    public var isEmpty: Bool { parts.isEmpty }

    /// As it would be typed: `fog "night sky"`.
    public var text: String {
        parts.map { $0.contains(" ") ? "\"\($0)\"" : $0 }.joined(separator: " ")
    }
}
