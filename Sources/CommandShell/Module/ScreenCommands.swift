extension [CommandInfo] {
    /// Those of the specs that are listed. Not by `compactMap`: of generic types that looks through all conformances of
    /// the program, once a type, on the way to the prompt.
    init<Event>(listedOf specs: [CommandSpec<Event>]) {
        self = []
        for spec in specs where spec.info.isListed { append(spec.info) }
    }
}

/// The commands of one screen.
public struct ScreenCommands<Event: Sendable>: Sendable {
    public let specs: [CommandSpec<Event>]
    /// What is listed of them.
    let listed: [CommandInfo]
    /// What an empty line does.
    public let onEnter: Event?
    /// The words that lead to what the presenter prefetches; an empty one for an empty line.
    public let prefetched: Set<String>
    /// The commands that keys stand for while nothing is typed.
    public let keys: [ScreenKey: String]

    public init(
        _ specs: [CommandSpec<Event>], onEnter: Event? = nil, prefetched: Set<String> = [],
        keys: [ScreenKey: String] = [:]
    ) {
        (self.specs, self.onEnter, self.prefetched, self.keys) = (specs, onEnter, prefetched, keys)
        listed = [CommandInfo](listedOf: specs)
    }

    /// The event of a command; nil when no value of the table takes it.
    public func event(for command: Command, in scope: ParsingScope) throws(UsageError) -> Event? {
        if command.name.isEmpty { return onEnter }
        for spec in specs {
            if let words = spec.info.words(of: command), let event = try spec.parse(words, scope) {
                return event
            }
        }
        return nil
    }

    /// Whether a command leads to what the presenter prefetches.
    func isPrefetched(_ command: Command) -> Bool {
        let name = specs.first { $0.info.isCalled(command.name) }?.info.name ?? command.name
        return prefetched.contains(name)
    }
}
