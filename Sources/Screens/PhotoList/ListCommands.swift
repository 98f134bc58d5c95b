import CommandShell
import Wording

/// The commands that every list has.
enum ListCommands {
    /// What leads to the next screenful.
    static let prefetched: Set = ["more", ""]

    static func more<Event>(_ event: Event) -> CommandSpec<Event> {
        CommandSpec("more", aliases: ["n"], group: .look, isHarmless: true, Phrases.Help.more) { event }
    }

    /// `next` goes on, in a list and at a photo.
    static func next<Event>(_ event: Event, aliases: [String] = []) -> CommandSpec<Event> {
        CommandSpec("next", aliases: aliases, group: .look, isHarmless: true, Phrases.Help.next) { event }
    }

    /// `prev` goes back, in a list and at a photo.
    static func previous<Event>(_ event: Event, aliases: [String] = []) -> CommandSpec<Event> {
        CommandSpec("prev", aliases: aliases, group: .look, isHarmless: true, Phrases.Help.previous) {
            event
        }
    }

    static func refresh<Event>(_ event: Event) -> CommandSpec<Event> {
        CommandSpec("refresh", group: .look, isHarmless: true, Phrases.Help.refresh) { event }
    }

    /// The table of a list of photos, and what its screen has besides. `beside` are what `next` and `prev` do where
    /// that is not to walk through the list.
    static func table<Event>(
        more: Event, previous: Event, refresh: Event, beside: (next: Event, previous: Event)? = nil,
        photo: @escaping @Sendable (PhotoAction) -> Event,
        besides own: [CommandSpec<Event>] = [], keys: [ScreenKey: String] = [:]
    ) -> ScreenCommands<Event> {
        let walking =
            if let beside {
                [
                    next(beside.next), self.previous(beside.previous),
                    // Where `prev` leads elsewhere the screenful before has a word nevertheless.
                    CommandSpec(
                        "p", group: .look, isHarmless: true, isListed: false, Phrases.Help.previous
                    ) { previous },
                ]
            } else { [next(more), self.previous(previous, aliases: ["p"])] }
        return ScreenCommands(
            own + [self.more(more)] + walking + [self.refresh(refresh)] + PhotoCommands.onList(photo),
            onEnter: more, prefetched: beside == nil ? prefetched.union(["next"]) : prefetched, keys: keys)
    }
}
