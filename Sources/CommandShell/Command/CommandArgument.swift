extension Command {
    public var words: [Word] {
        arguments.enumerated().map {
            Word($0.element, at: $0.offset, name: names[$0.offset], rest: rests[$0.offset])
        }
    }
}

public struct CommandArgument<Value: Sendable>: Sendable {
    /// Text for the usage line, such as `N…`; `nil` if the argument cannot be typed.
    public let usage: @Sendable (ParsingScope) -> String?
    public let takes: @Sendable (ParsingScope) -> [ArgumentKind]
    /// Parses the next words and removes them from the array.
    public let parse: @Sendable (inout [Word], ParsingScope) throws(UsageError) -> Value

    public init(
        usage: @escaping @Sendable (ParsingScope) -> String?,
        takes: @escaping @Sendable (ParsingScope) -> [ArgumentKind] = { _ in [] },
        parse: @escaping @Sendable (inout [Word], ParsingScope) throws(UsageError) -> Value
    ) {
        self.usage = usage
        self.takes = takes
        self.parse = parse
    }

    public init(
        _ usage: String, takes: [ArgumentKind] = [],
        parse: @escaping @Sendable (inout [Word], ParsingScope) throws(UsageError) -> Value
    ) {
        self.init(usage: { _ in usage }, takes: { _ in takes }, parse: parse)
    }
}

extension CommandArgument where Value == [String] {
    public static func rest(_ usage: String, takes: [ArgumentKind] = []) -> CommandArgument {
        CommandArgument(usage, takes: takes) { words, _ throws(UsageError) in
            defer { words = [] }
            return words.map(\.text)
        }
    }
}

extension CommandArgument where Value == String? {
    /// Consumes the next word; `nil` at the end.
    public static func word(_ usage: String, takes: [ArgumentKind] = []) -> CommandArgument {
        CommandArgument(usage, takes: takes) { words, _ throws(UsageError) in
            words.isEmpty ? nil : words.removeFirst().text
        }
    }
}
