public import GalleryCore
public import Viper

public enum Route: NavigationRoute {
    /// `section` names a board; `nil` is the first section. `isNew` requests a new page.
    case recommendations(section: String? = nil, isNew: Bool = false)
    /// A `nil` query shows earlier searches. `after` are the searches from which the query was refined, oldest first.
    case search(SearchQuery?, after: [SearchQuery] = [])
    case favorites
    case profile
    case history(HistoryRequest)
    case list(PhotoListID, title: ListTitle = ListTitle())
    case collections(CollectionKind)
    case boards
    /// The index is zero-based.
    case detail(PhotoListID, at: Int, title: ListTitle = ListTitle())

    case locked

    // Routes that are presented without being pushed.

    case navigation(NavigationRequest)
    case undo(UndoRequest)
    case taste(TasteRequest)
    case help(HelpRequest)
    case services(ServicesRequest)
    case settings(SettingsRequest)
    case keys(KeysRequest)
    case signIn(SignInRequest)
    /// Imports from the account at a service, or from all accounts if `nil`. `typed` is the argument, perhaps a file.
    case imports(ServiceName?, typed: String?)
    case library(LibraryRequest)
    case graphics(GraphicsRequest)
    case caches(CachesRequest)
    case status
    case doctor
    /// Number of lines.
    case log(Int)
    case board(BoardRequest)
    case namedPhotos(NamedPhotos)
    case files(FilesRequest)
    case grid(GridRequest)
    case credits(CreditsRequest)
    /// Words after `check`.
    case check([String])
    case lock(LockRequest)
    case tags(TagsRequest)

    /// Screen whose numbers are valid on every screen, as in `history delete 3`.
    public enum PersistentScreen: Hashable, Sendable { case history }

    public var presentation: Presentation<PersistentScreen> {
        switch self {
        case .recommendations(_, isNew: false), .search, .favorites, .profile, .collections, .boards:
            .singleTop
        case .history: .persistent(.history)
        case .recommendations, .list, .detail, .locked: .pushed
        case .navigation, .undo, .taste, .help, .services, .settings, .keys, .signIn, .imports, .library,
            .graphics, .caches, .status, .doctor, .log, .board, .namedPhotos, .files, .grid, .credits, .check,
            .lock, .tags:
            .presented
        }
    }
}
