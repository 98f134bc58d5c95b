/// A command as one value: what is said of it, and how its line becomes an event.
public struct CommandSpec<Event: Sendable>: Sendable {
    public let info: CommandInfo
    /// Nil: not for this screen, the next table is asked (`board add x 3` on a list, `board add x a.jpg` anywhere).
    public let parse: @Sendable ([Word], ParsingScope) throws(UsageError) -> Event?

    public init(
        info: CommandInfo,
        parse: @escaping @Sendable ([Word], ParsingScope) throws(UsageError) -> Event?
    ) {
        (self.info, self.parse) = (info, parse)
    }

    /// The same command with another event.
    public func lifted<Other>(_ lift: @escaping @Sendable (Event) -> Other?) -> CommandSpec<Other> {
        CommandSpec<Other>(info: info) { [parse] words, scope throws(UsageError) in
            try parse(words, scope).flatMap(lift)
        }
    }

    /// A command whose arguments are read one after the other; words that are left over are a mistake.
    /// `event` may decline by returning nil.
    public init<each Value>(
        _ name: String, aliases: [String] = [], shorthand: CommandShorthand? = nil, group: CommandGroup,
        isHarmless: Bool = false, isListed: Bool = true,
        _ summary: @autoclosure @escaping @Sendable () -> String,
        examples: @autoclosure @escaping @Sendable () -> [String] = [],
        _ argument: repeat CommandArgument<each Value>,
        event: @escaping @Sendable (repeat each Value) -> Event?
    ) {
        let info = CommandInfo(
            name, aliases: aliases, shorthand: shorthand, group: group, isHarmless: isHarmless,
            isListed: isListed, summary: summary,
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
}

/// What a screen knows when a line is parsed: a value, so that parsing reads no store.
public struct ParsingScope: Equatable, Sendable {
    /// The numbers that may be typed; nil when nothing is printed yet.
    public var numbers: ClosedRange<Int>?
    /// Commands that take photos mean the one that is shown.
    public var hasPhotoOnScreen: Bool
    /// The number of the photo that is shown; nil when none is, or it has not come yet.
    public var current: Int?
    /// The numbers printed by screens that are kept, by their names.
    public var numbersByScreen: [String: ClosedRange<Int>]

    public init(
        numbers: ClosedRange<Int>? = nil, hasPhotoOnScreen: Bool = false, current: Int? = nil,
        numbersByScreen: [String: ClosedRange<Int>] = [:]
    ) {
        (self.numbers, self.hasPhotoOnScreen, self.current) = (numbers, hasPhotoOnScreen, current)
        self.numbersByScreen = numbersByScreen
    }
}
