import GalleryCore
import Viper
import Wording

/// What commands are for, in the order in which help lists them.
enum HelpGroup: CaseIterable {
    case find, look, keep, take, taste, move, tune, rest

    /// The group of a command word.
    init(of name: String) {
        self = Self.allCases.first { $0.names.contains(name) } ?? .rest
    }

    var title: String {
        switch self {
        case .find: Phrases.Help.find
        case .look: Phrases.Help.look
        case .keep: Phrases.Help.keep
        case .take: Phrases.Help.take
        case .taste: Phrases.Help.likes
        case .move: Phrases.Help.move
        case .tune: Phrases.Help.tune
        case .rest: Phrases.Help.rest
        }
    }

    /// What its commands are good for, in a few words.
    var meaning: String {
        switch self {
        case .find: Phrases.Help.findMeaning
        case .look: Phrases.Help.lookMeaning
        case .keep: Phrases.Help.keepMeaning
        case .take: Phrases.Help.takeMeaning
        case .taste: Phrases.Help.likesMeaning
        case .move: Phrases.Help.moveMeaning
        case .tune: Phrases.Help.tuneMeaning
        case .rest: ""
        }
    }

    /// The first of each name, in the order of the group.
    func verbs(among verbs: [Verb]) -> [Verb] {
        guard self != .rest else { return verbs.filter { HelpGroup(of: $0.name) == .rest } }
        return names.compactMap { name in verbs.first { $0.name == name } }
    }

    private var names: [String] {
        switch self {
        case .find:
            [
                "search", "recommend", "topic", "collections", "collection", "random", "similar", "by",
                "seen",
                "history",
            ]
        case .look:
            [
                "open", "more", "next", "prev", "info", "zoom", "left", "right", "up", "down", "full",
                "slideshow", "refresh",
            ]
        case .keep: ["fav", "unfav", "favorites", "boards", "board", "note", "tag", "untag", "undo"]
        case .take: ["save", "credit", "copy", "web"]
        case .taste: ["like", "dislike", "why", "taste", "private"]
        case .move: ["back", "home", "help", "quit"]
        case .tune: ["service", "key", "protocol", "set", "status", "doctor", "cache"]
        case .rest: []
        }
    }
}
