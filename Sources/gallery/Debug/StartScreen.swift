import ArgumentParser
import GalleryCore
import Screens

/// Where a session can start, by the command that leads there: `--screen NAME`.
enum StartScreen: String, CaseIterable, ExpressibleByArgument {
    case recommend, search, favorites, history, boards, topics, collections, random, seen, detail

    /// What stands above the first screen; nil for that one itself.
    var route: Route? {
        switch self {
        case .recommend: nil
        case .search: .search(nil)
        case .favorites: .favorites
        case .history: .history(.list([]))
        case .boards: .boards
        case .topics: .collections(.topics)
        case .collections: .collections(.collections(""))
        case .random: .list(.random(""))
        case .seen: .list(.seen(WordQuery([])))
        case .detail: .detail(.recommendations, at: 0)
        }
    }
}
