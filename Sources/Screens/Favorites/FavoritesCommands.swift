import CommandShell
import GalleryCore
import Wording

enum FavoritesCommands {
    static let table = ListCommands.table(
        more: FavoritesEvent.more, previous: .previous, refresh: .show, photo: FavoritesEvent.photo)

    /// `favorites`, which works everywhere; with words it leads to a list of its own.
    static let spec = CommandSpec(
        "favorites", group: .collect, isHarmless: true, Phrases.Help.favorites,
        examples: ["favorites", "favorites fog", "favorites \"night sky\""],
        .rest("[WORDS]", takes: [.seen])
    ) { $0.isEmpty ? Route.favorites : .list(.favoritesMatching(WordQuery($0))) }
}
