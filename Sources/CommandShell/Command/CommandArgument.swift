/// A word of a line, with its place among the arguments.
public struct Word: Equatable, Sendable {
    /// From 0 on, the command word not counted.
    public let index: Int
    /// Quotes removed.
    public let text: String
    /// It names something by itself.
    public let isName: Bool

    public init(_ text: String, at index: Int, isName: Bool = false) {
        (self.index, self.text, self.isName) = (index, text, isName)
    }
}

extension Command {
    public var words: [Word] {
        arguments.enumerated().map { Word($0.element, at: $0.offset, isName: names.contains($0.offset)) }
    }
}

/// What may stand behind a command word: how it is written, what TAB offers, and how it is read.
public struct CommandArgument<Value: Sendable>: Sendable {
    /// As the usage line has it, such as `N…`; nil where it is not typed.
    public let usage: @Sendable (ParsingScope) -> String?
    public let takes: @Sendable (ParsingScope) -> [ArgumentKind]
    /// Removes the words it has read.
    public let parse: @Sendable (inout [Word], ParsingScope) throws(UsageError) -> Value

    public init(
        usage: @escaping @Sendable (ParsingScope) -> String?,
        takes: @escaping @Sendable (ParsingScope) -> [ArgumentKind] = { _ in [] },
        parse: @escaping @Sendable (inout [Word], ParsingScope) throws(UsageError) -> Value
    ) {
        (self.usage, self.takes, self.parse) = (usage, takes, parse)
    }

    /// Of arguments that are the same on every screen.
    public init(
        _ usage: String, takes: [ArgumentKind] = [],
        parse: @escaping @Sendable (inout [Word], ParsingScope) throws(UsageError) -> Value
    ) {
        self.init(usage: { _ in usage }, takes: { _ in takes }, parse: parse)
    }
}

extension CommandArgument where Value == [String] {
    /// All words that are left.
    public static func rest(_ usage: String, takes: [ArgumentKind] = []) -> CommandArgument {
        CommandArgument(usage, takes: takes) { words, _ throws(UsageError) in
            defer { words = [] }
            return words.map(\.text)
        }
    }
}

extension CommandArgument where Value == String? {
    /// The next word; nil where there is none.
    public static func word(_ usage: String, takes: [ArgumentKind] = []) -> CommandArgument {
        CommandArgument(usage, takes: takes) { words, _ throws(UsageError) in
            words.isEmpty ? nil : words.removeFirst().text
        }
    }
}

extension [Word] {
    /// Reads texts with places counted from the first of them, and throws with places of the line.
    public func reading<Value>(
        _ read: ([String]) throws(UsageError) -> Value
    ) throws(UsageError) -> Value {
        do throws(UsageError) { return try read(map(\.text)) } catch {
            guard case .argument(let index, let part) = error.place, indices.contains(index) else {
                throw error
            }
            throw UsageError(error.reason, at: .argument(self[index].index, part: part))
        }
    }
}
