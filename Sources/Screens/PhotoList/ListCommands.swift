import CommandShell
import Wording

/// The commands that every list has.
enum ListCommands {
    /// What leads to the next screenful.
    static let prefetched: Set = ["more", ""]

    static func more<Event>(_ event: Event) -> CommandSpec<Event> {
        CommandSpec("more", group: .look, isHarmless: true, Phrases.Help.more) { event }
    }

    static func refresh<Event>(_ event: Event) -> CommandSpec<Event> {
        CommandSpec("refresh", group: .look, isHarmless: true, Phrases.Help.refresh) { event }
    }

    /// The table of a list of photos, and what its screen has besides.
    static func table<Event>(
        more: Event, refresh: Event, photo: @escaping @Sendable (PhotoAction) -> Event,
        besides own: [CommandSpec<Event>] = [], keys: [ScreenKey: String] = [:]
    ) -> ScreenCommands<Event> {
        ScreenCommands(
            own + [self.more(more), self.refresh(refresh)] + PhotoCommands.onList(photo), onEnter: more,
            prefetched: prefetched, keys: keys)
    }

    /// The table of a list of choices: boards, topics, collections.
    static func choices<Event>(
        open: @escaping @Sendable (Int) -> Event, more: Event, refresh: Event,
        besides own: [CommandSpec<Event>] = []
    ) -> ScreenCommands<Event> {
        ScreenCommands(
            own + [
                CommandSpec(
                    "open", group: .look, isHarmless: true, Phrases.Help.openCollection,
                    examples: ["open 3", "open 12"], .entry
                ) { open($0) },
                CommandSpec("more", group: .look, isHarmless: true, Phrases.Help.moreCollections) { more },
                self.refresh(refresh),
            ], onEnter: more)
    }
}
