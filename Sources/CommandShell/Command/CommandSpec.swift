public struct CommandSpec<Event: Sendable>: Sendable {
    public let info: CommandInfo
    /// Returns `nil` to decline words that a later command table parses: the table of a photo list parses
    /// `board add x 3`, but leaves `board add x a.jpg` to the global table.
    public let parse: @Sendable ([Word], ParsingScope) throws(UsageError) -> Event?

    public init(
        info: CommandInfo,
        parse: @escaping @Sendable ([Word], ParsingScope) throws(UsageError) -> Event?
    ) {
        self.info = info
        self.parse = parse
    }

    public func lifted<Other>(_ lift: @escaping @Sendable (Event) -> Other?) -> CommandSpec<Other> {
        CommandSpec<Other>(info: info) { [parse] words, scope throws(UsageError) in
            try parse(words, scope).flatMap(lift)
        }
    }

    /// Copy that help, completion and documents list under the command `head`.
    public func listed(under head: String) -> CommandSpec {
        CommandSpec(info: info.listed(under: head), parse: parse)
    }

    /// Parses the arguments in order, and throws if words are left over. `event` declines by returning `nil`.
    public init<each Value>(
        _ name: String, aliases: [String] = [], shorthand: CommandShorthand? = nil, group: CommandGroup,
        secret: CommandSecret? = nil, isListed: Bool = true,
        _ summary: @autoclosure @escaping @Sendable () -> String,
        examples: @autoclosure @escaping @Sendable () -> [String] = [],
        _ argument: repeat CommandArgument<each Value>,
        event: @escaping @Sendable (repeat each Value) -> Event?
    ) {
        let info = CommandInfo(
            name, aliases: aliases, shorthand: shorthand, group: group,
            secret: secret, isListed: isListed, summary: summary,
            examples: { _ in examples() },
            usage: { scope in
                var parts: [String] = []
                for part in repeat each argument { parts += part.usage(scope).map { [$0] } ?? [] }
                return parts.joined(separator: " ")
            },
            takes: { scope in
                var kinds: [ArgumentKind] = []
                for part in repeat each argument { kinds += part.takes(scope) }
                return kinds
            })
        self.init(info: info) { words, scope throws(UsageError) in
            var rest = words
            let values = (repeat try (each argument).parse(&rest, scope))
            guard rest.isEmpty else { throw UsageError(.arguments(name)) }
            return event(repeat each values)
        }
    }

    /// Command whose event is its argument.
    public init(
        _ name: String, aliases: [String] = [], shorthand: CommandShorthand? = nil, group: CommandGroup,
        _ summary: @autoclosure @escaping @Sendable () -> String,
        examples: @autoclosure @escaping @Sendable () -> [String] = [], _ argument: CommandArgument<Event>
    ) {
        self.init(
            name, aliases: aliases, shorthand: shorthand, group: group, summary(), examples: examples(),
            argument
        ) { $0 }
    }
}
