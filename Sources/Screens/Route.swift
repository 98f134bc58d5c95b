public import GalleryCore
public import Viper

/// Every destination there is.
public enum Route: NavigationRoute {
    // Kept for the session.

    /// The section of a board; nil for the recommendations as a whole.
    case recommendations(section: String? = nil)
    /// Nil shows earlier searches.
    case search(SearchQuery?)
    case favorites
    case history(HistoryRequest)

    // Pushed.

    case list(PhotoListID, title: ListTitle = ListTitle())
    case collections(CollectionKind)
    case boards
    /// One photo of a list, by its 0-based position.
    case detail(PhotoListID, at: Int, title: ListTitle = ListTitle())

    // Presented.

    case navigation(NavigationRequest)
    case undo
    case taste(TasteRequest)
    case help(HelpRequest)
    case services(ServicesRequest)
    case settings(SettingsRequest)
    case keys(KeysRequest)
    case graphics(GraphicsRequest)
    case caches(CachesRequest)
    case status
    case doctor
    case board(BoardRequest)
    case namedPhotos(NamedPhotos)

    /// The screens that stay for the whole session.
    public enum PersistentScreen: Hashable, Sendable { case recommendations, search, favorites, history }

    public var presentation: Presentation<PersistentScreen> {
        switch self {
        case .recommendations: .persistent(.recommendations)
        case .search: .persistent(.search)
        case .favorites: .persistent(.favorites)
        case .history: .persistent(.history)
        case .list, .collections, .boards, .detail: .pushed
        case .navigation, .undo, .taste, .help, .services, .settings, .keys, .graphics, .caches,
            .status, .doctor, .board, .namedPhotos:
            .presented
        }
    }
}
