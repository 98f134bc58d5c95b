import CommandShell
import Wording

enum FavoriteCommands {
    static let add = CommandSpec(
        "fav", group: .collect, isHarmless: true, Phrases.Help.fav, examples: ["fav 3", "fav 2,5 7-9"],
        .photos
    ) { PhotoAction.favorite($0) }

    static let remove = CommandSpec(
        "unfav", group: .collect, Phrases.Help.unfav, examples: ["unfav 3", "unfav 2,5"], .photos
    ) { PhotoAction.unfavorite($0) }
}
