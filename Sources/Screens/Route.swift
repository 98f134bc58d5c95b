public import GalleryCore
public import Viper

/// Every destination there is. Adding a screen adds a case here and a line in the composition.
public enum Route: NavigationRoute {
    case recommendations
    /// The search screen, with whatever was found last.
    case search
    /// What the person keeps.
    case favorites
    case history
    /// A list that is left for good when one goes back: a topic, a collection, an author, similar or random photos.
    case list(PhotoListID, title: ListTitle = ListTitle())
    /// Topics or collections, to choose one from.
    case collections(CollectionKind)
    /// What the person put together, to choose from.
    case boards
    /// One photo of a list, by its 0-based position.
    case detail(PhotoListID, at: Int, title: ListTitle = ListTitle())

    /// The screens that stay for the whole session.
    public enum Place: Hashable, Sendable { case recommendations, search, favorites, history }

    /// Nil for lists and photos.
    public var place: Place? {
        switch self {
        case .recommendations: .recommendations
        case .search: .search
        case .favorites: .favorites
        case .history: .history
        case .list, .collections, .boards, .detail: nil
        }
    }
}
