import CommandShell
import GalleryCore
import Wording

enum FavoritesCommands {
    static let table = ListCommands.table(
        more: FavoritesEvent.more, pages: FavoritesEvent.pages, previous: .previous, refresh: .startOver,
        photo: FavoritesEvent.photo)

    /// The command `favorites` on every screen; arguments open a filtered list.
    static let anywhere = CommandSpec(
        "favorites", group: .collect, Phrases.Help.favorites,
        examples: [
            "favorites", "favorites fog", "favorites \"night sky\" color:blue orientation:portrait",
            "favorites tag:winter has:note order:title",
        ],
        query
    ) { $0.map { Route.list(.favoritesMatching($0)) } ?? .favorites }

    private static let query = CommandArgument<WordQuery?>(
        usage: { _ in "[WORDS] \(Phrases.Help.filters)" }, takes: { _ in [.pair(.storedFilters), .seen] },
        parse: { arguments, _ throws(UsageError) in
            defer { arguments = [] }
            guard !arguments.isEmpty else { return nil }
            return try arguments.reading { texts throws(UsageError) in try SearchWords.stored(texts) }
        })
}
