import CommandShell
import Wording

enum ListCommands {
    /// Commands whose results are prefetched; the empty one is Enter.
    static let prefetched: Set = ["more", ""]

    static func more<Event>(_ event: Event) -> CommandSpec<Event> {
        CommandSpec("more", aliases: ["n"], group: .look, isHarmless: true, Phrases.Help.more) { event }
    }

    static func next<Event>(_ event: Event, aliases: [String] = []) -> CommandSpec<Event> {
        CommandSpec("next", aliases: aliases, group: .look, isHarmless: true, Phrases.Help.next) { event }
    }

    static func previous<Event>(_ event: Event, aliases: [String] = []) -> CommandSpec<Event> {
        CommandSpec("prev", aliases: aliases, group: .look, isHarmless: true, Phrases.Help.previous) {
            event
        }
    }

    static func refresh<Event>(_ event: Event) -> CommandSpec<Event> {
        CommandSpec("refresh", group: .look, isHarmless: true, Phrases.Help.refresh) { event }
    }

    /// Commands of photo lists. `neighbors` are the events of `next` and `prev` if these do not turn pages.
    static func table<Event>(
        more: Event, previous: Event, refresh: Event, neighbors: (next: Event, previous: Event)? = nil,
        photo: @escaping @Sendable (PhotoRequest) -> Event,
        adding own: [CommandSpec<Event>] = [], keys: [ScreenKey: String] = [:]
    ) -> ScreenCommands<Event> {
        let walking =
            if let neighbors {
                [
                    next(neighbors.next), self.previous(neighbors.previous),
                    // If `prev` has another meaning, `p` still returns to the previous screenful.
                    CommandSpec(
                        "p", group: .look, isHarmless: true, isListed: false, Phrases.Help.previous
                    ) { previous },
                ]
            } else { [next(more), self.previous(previous, aliases: ["p"])] }
        return ScreenCommands(
            own + [self.more(more)] + walking + [self.refresh(refresh)]
                + [GridCommand.requests.lifted(photo)] + PhotoCommands.onScreen(photo),
            onEnter: more, prefetched: neighbors == nil ? prefetched.union(["next"]) : prefetched, keys: keys)
    }
}
