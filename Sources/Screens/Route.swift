public import GalleryCore
public import Viper

/// Every destination there is.
public enum Route: NavigationRoute {
    /// The section of a board; nil for the recommendations as a whole. `isNew` asks for another page of it.
    case recommendations(section: String? = nil, isNew: Bool = false)
    /// Nil shows earlier searches. `after` are those it was refined from, the first one first.
    case search(SearchQuery?, after: [SearchQuery] = [])
    case favorites
    /// Who one is, and what is kept.
    case profile
    case history(HistoryRequest)
    case list(PhotoListID, title: ListTitle = ListTitle())
    case collections(CollectionKind)
    case boards
    /// One photo of a list, by its 0-based position.
    case detail(PhotoListID, at: Int, title: ListTitle = ListTitle())

    /// Stands in place of every screen while the lock is closed.
    case locked

    // Presented.

    case navigation(NavigationRequest)
    case undo
    case taste(TasteRequest)
    case help(HelpRequest)
    case services(ServicesRequest)
    case settings(SettingsRequest)
    case keys(KeysRequest)
    case signIn(SignInRequest)
    /// What the account at one service has, or at all.
    case imports(ServiceName?)
    case graphics(GraphicsRequest)
    case caches(CachesRequest)
    case status
    case doctor
    case board(BoardRequest)
    case namedPhotos(NamedPhotos)
    case lock(LockRequest)

    /// The screen whose numbers can be named from anywhere (`history delete 3`).
    public enum PersistentScreen: Hashable, Sendable { case history }

    public var presentation: Presentation<PersistentScreen> {
        switch self {
        case .recommendations(_, isNew: false), .search, .favorites: .singleTop
        case .history: .persistent(.history)
        case .recommendations, .list, .profile, .collections, .boards, .detail, .locked: .pushed
        case .navigation, .undo, .taste, .help, .services, .settings, .keys, .signIn, .imports, .graphics,
            .caches, .status, .doctor, .board, .namedPhotos, .lock:
            .presented
        }
    }
}
