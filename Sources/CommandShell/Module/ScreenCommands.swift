extension [CommandInfo] {
    /// Descriptions of the listed specs. Uses a loop, since `compactMap` of a generic type scans all conformances of
    /// the program once per type, which delays the first prompt.
    init<Event>(listedOf specs: [CommandSpec<Event>]) {
        self = []
        for spec in specs where spec.info.isListed { append(spec.info) }
    }
}

public struct ScreenCommands<Event: Sendable>: Sendable {
    public let specs: [CommandSpec<Event>]
    let listed: [CommandInfo]
    public let onEnter: Event?
    /// Names of commands whose results are prefetched; the empty name means the empty line.
    public let prefetched: Set<String>
    public let keys: [ScreenKey: String]

    public init(
        _ specs: [CommandSpec<Event>], onEnter: Event? = nil, prefetched: Set<String> = [],
        keys: [ScreenKey: String] = [:]
    ) {
        self.specs = specs
        self.onEnter = onEnter
        self.prefetched = prefetched
        self.keys = keys
        listed = [CommandInfo](listedOf: specs)
    }

    public func event(for command: Command, in scope: ParsingScope) throws(UsageError) -> Event? {
        if command.name.isEmpty { return onEnter }
        for spec in specs {
            if let words = spec.info.words(of: command), let event = try spec.parse(words, scope) {
                return event
            }
        }
        return nil
    }

    func isPrefetched(_ command: Command) -> Bool {
        let name = specs.first { $0.info.isCalled(command.name) }?.info.name ?? command.name
        return prefetched.contains(name)
    }
}
