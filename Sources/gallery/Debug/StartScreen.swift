import ArgumentParser
import GalleryCore
import Screens

/// First screen of a session, named by `--screen NAME`.
enum StartScreen: String, CaseIterable, ExpressibleByArgument {
    case recommend, search, favorites, history, boards, topics, collections, random, seen, detail, profile
    case login, lock

    /// Route opened on top of the recommendations; `nil` for the recommendations themselves.
    var route: Route? {
        switch self {
        case .recommend, .login, .lock: nil
        case .search: .search(nil)
        case .favorites: .favorites
        case .history: .history(.list([]))
        case .boards: .boards
        case .topics: .collections(.topics)
        case .collections: .collections(.collections(""))
        case .random: .list(.random(""))
        case .seen: .list(.seen(WordQuery([])))
        case .detail: .detail(.recommendations, at: 0)
        case .profile: .profile
        }
    }

    /// Command of a dialog, which the first prompt runs; `nil` for a screen.
    var line: String? { self == .login || self == .lock ? rawValue : nil }
}
