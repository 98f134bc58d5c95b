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
}
