import CommandShell
import Wording

enum ListCommands {
    /// Commands whose results are prefetched; the empty one is Enter.
    static let prefetched: Set = ["more", ""]

    /// `more`, and the commands that ask for a part of the list.
    private static func more<Event>(
        _ event: Event, pages: @escaping @Sendable (ListPart) -> Event
    ) -> [CommandSpec<Event>] where Event: Sendable {
        [
            CommandSpec(
                "more", aliases: ["n"], group: .look, Phrases.Help.more,
                examples: ["more", "more 50"], count("[N]", of: "more")
            ) { $0.map { pages(.more($0)) } ?? event },
            CommandSpec(
                "page", group: .look, Phrases.Help.page, examples: ["page 2", "page 5"],
                count("N", of: "page")
            ) { $0.map { pages(.page($0)) } }.listed(under: "more"),
        ]
    }

    /// Number from 1 to 1000; `nil` if it is missing and optional.
    private static func count(_ usage: String, of command: String) -> CommandArgument<Int?> {
        CommandArgument(usage) { words, _ throws(UsageError) in
            if words.isEmpty, usage != "N" { return nil }
            guard words.count == 1, let count = Int(words[0].text), (1...1000).contains(count) else {
                throw UsageError(.arguments(command))
            }
            words = []
            return count
        }
    }

    static func next<Event>(_ event: Event, aliases: [String] = []) -> CommandSpec<Event> {
        CommandSpec("next", aliases: aliases, group: .look, Phrases.Help.next) { event }
    }

    static func previous<Event>(_ event: Event, aliases: [String] = []) -> CommandSpec<Event> {
        CommandSpec("prev", aliases: aliases, group: .look, Phrases.Help.previous) {
            event
        }
    }

    static func refresh<Event>(_ event: Event) -> CommandSpec<Event> {
        CommandSpec("refresh", group: .look, Phrases.Help.refresh) { event }
    }

    /// Commands of photo lists. `neighbors` are the events of `next` and `prev` if these do not turn pages.
    static func table<Event>(
        more: Event, pages: @escaping @Sendable (ListPart) -> Event, previous: Event, refresh: Event,
        neighbors: (next: Event, previous: Event)? = nil,
        photo: @escaping @Sendable (PhotoRequest) -> Event,
        adding own: [CommandSpec<Event>] = [], keys: [ScreenKey: String] = [:]
    ) -> ScreenCommands<Event> {
        let walking =
            if let neighbors {
                [
                    next(neighbors.next), self.previous(neighbors.previous),
                    // If `prev` has another meaning, `p` still returns to the previous screenful.
                    CommandSpec(
                        "p", group: .look, isListed: false, Phrases.Help.previous
                    ) { previous },
                ]
            } else { [next(more), self.previous(previous, aliases: ["p"])] }
        return ScreenCommands(
            own + self.more(more, pages: pages) + walking + [self.refresh(refresh)]
                + [GridCommand.requests.lifted(photo)] + PhotoCommands.onScreen(photo),
            onEnter: more, prefetched: neighbors == nil ? prefetched.union(["next"]) : prefetched,
            keys: keys.merging([.right: "full"]) { own, _ in own })
    }
}
