public import CommandShell
public import Configuration
public import GalleryCore
import TextLayout
public import UseCases
public import Viper
import Wording

/// Builds the modules of presented routes from requests and presenters.
@MainActor
public struct PresentedFeatures {
    private let console: any Console
    private let navigator: any Navigating<Route>

    public init(on console: any Console, navigator: any Navigating<Route>) {
        self.console = console
        self.navigator = navigator
    }

    var facts: FactsView { FactsView(console: console) }
    var notes: NotesView { NotesView(console: console) }
    private var restart: RestartRouter { RestartRouter(navigator: navigator) }
    var photoRouter: PhotoRouter { PhotoRouter(navigator: navigator) }
    var refusal: RefusalRouter { RefusalRouter(navigator: navigator) }

    public func navigation(_ request: NavigationRequest) -> any CommandScreen<Route> {
        NavigationPresenter(
            display: notes, router: NavigationRouter(navigator: navigator)
        ).module(for: request)
    }

    public func undo(_ request: UndoRequest, changes: ChangeInteractor) -> any CommandScreen<Route> {
        UndoPresenter(display: notes, interactor: changes, router: refusal).module(for: request)
    }

    public func tags(
        _ request: TagsRequest, annotations: AnnotationInteractor
    ) -> any CommandScreen<Route> {
        TagsPresenter(display: notes, interactor: annotations).module(for: request)
    }

    public func taste(
        _ request: TasteRequest, taste: any TasteEditing, seen: any SeenStore, undo: any UndoStore
    ) -> any CommandScreen<Route> {
        TastePresenter(
            display: TasteView(console: console),
            interactor: TasteEditingInteractor(taste: taste, seen: seen, undo: undo)
        ).module(for: request)
    }

    /// `here` are the commands of the top screen, `keys` its key bindings; `catalog` has the search filters.
    public func help(
        _ request: HelpRequest, here: [CommandInfo], keys: [ScreenKey: String], catalog: any PhotoCatalog
    ) -> any CommandScreen<Route> {
        HelpPresenter(
            display: HelpView(console: console), commands: here + NavigationCommands.entries, keys: keys,
            service: catalog.service, filters: catalog.filters
        ).module(for: request)
    }

    public func services(
        _ request: ServicesRequest, services: any ServiceChoosing, lists: PhotoLists, undo: any UndoStore,
        showsScreen: Bool
    ) -> any CommandScreen<Route> {
        ServicesPresenter(
            display: facts,
            interactor: ServicesInteractor(services: services, lists: lists, undo: undo),
            router: restart, showsScreen: showsScreen
        ).module(for: request)
    }

    public func settings(
        _ request: SettingsRequest, settings: [any SessionSetting], ring: any KeyRing,
        file: (any SettingSaving)?, lock: any PersonalLock, undo: any UndoStore
    ) -> any CommandScreen<Route> {
        SettingsPresenter(
            display: facts,
            interactor: SettingsInteractor(
                settings: settings, ring: ring, file: file, lock: lock, undo: undo),
            router: restart
        ).module(for: request)
    }

    public func keys(
        _ request: KeysRequest, lines: any LineSource, file: (any KeySaving)?, ring: any KeyRing
    ) -> any CommandScreen<Route> {
        KeysPresenter(
            display: facts, interactor: KeysInteractor(file: file, ring: ring), router: refusal,
            ask: { [console] question in
                var isTyped = false
                let line = await lines.secret {
                    isTyped = true
                    console.say(Line(question))
                }
                return (line, isTyped)
            }
        ).module(for: request)
    }

    public func signIn(
        _ request: SignInRequest, lines: any LineSource, browser: BrowserSignInInteractor,
        accounts: (any TokenStore)?, imports: any ImportStore, mirror: FavoriteMirror?,
        services: any ServiceChoosing
    ) -> any CommandScreen<Route> {
        SignInPresenter(
            display: notes,
            interactor: SignInInteractor(
                browser: browser, accounts: accounts, imports: imports, mirror: mirror, services: services),
            router: refusal, dialog: signInDialog(browser, lines)
        ).module(for: request)
    }

    private func signInDialog(
        _ browser: BrowserSignInInteractor, _ lines: any LineSource
    ) -> SignInDialog {
        SignInDialog(display: notes, interactor: browser) { [console] question in
            await lines.secret { console.say(Line(question)) }
        }
    }

    /// If `catalog` is `nil`, nothing can be imported.
    public func imports(
        from service: ServiceName?, accounts: (any AccountStore)?, catalog: (any AccountCatalog)?,
        store: any ImportStore, signIn: any SigningIn, taste: any TasteLearning
    ) -> any CommandScreen<Route> {
        ImportPresenter(
            display: notes,
            interactor: ImportInteractor(
                accounts: accounts, catalog: catalog, store: store, signIn: signIn, taste: taste),
            router: refusal
        ).module(for: service)
    }

    public func graphics(
        _ request: GraphicsRequest, profile: any GraphicsChoosing, undo: any UndoStore
    ) -> any CommandScreen<Route> {
        GraphicsPresenter(display: facts, interactor: GraphicsInteractor(profile: profile, undo: undo))
            .module(for: request)
    }

    public func caches(_ request: CachesRequest, caches: any Caches) -> any CommandScreen<Route> {
        CachesPresenter(display: facts, interactor: CachesInteractor(caches: caches)).module(for: request)
    }

    /// `colors` is 0 for a terminal without colors.
    public func status(
        services: any ServiceChoosing, caches: any Caches, store: any StoreInspecting,
        mirror: FavoriteMirror, hosts: any HostChecking, indexing: FolderIndexing, colors: Int,
        picturesFolder: String
    ) -> any CommandScreen<Route> {
        StatusPresenter(
            display: facts,
            interactor: StatusInteractor(
                services: services, caches: caches, store: store, mirror: mirror, hosts: hosts,
                indexing: indexing),
            terminal: { [console] in
                Phrases.Status.terminal(
                    columns: console.screen.columns, rows: console.screen.rows, colors: colors)
            }, picturesFolder: picturesFolder
        ).module(for: ())
    }

    public func doctor(
        program: @escaping @Sendable () -> ProgramFacts, terminal: TerminalSetup,
        graphics: any GraphicsChoosing, services: any ServiceChoosing, ring: any KeyRing,
        hosts: any HostChecking, store: any StoreInspecting, caches: any Caches, home: HomeFolder
    ) -> any CommandScreen<Route> {
        DoctorPresenter(
            display: facts,
            interactor: DoctorInteractor(
                services: services, ring: ring, hosts: hosts, store: store, caches: caches),
            machine: { [console] in
                await graphics.settled()
                return MachineFacts(
                    program: program(), terminal: terminal, graphics: graphics.graphics,
                    screen: console.screen)
            }, home: home
        ).module(for: ())
    }

    public func boards(
        _ request: BoardRequest, boards: BoardEditingInteractor, transfer: BoardTransferInteractor,
        exports: BoardExportInteractor
    ) -> any CommandScreen<Route> {
        let display = notes
        let actions = BoardActions(
            boards: boards, report: { display.show($0) }, progress: display.progress)
        return BoardEditingPresenter(
            display: display, boards: boards,
            files: BoardTransfer(interactor: transfer, exports: exports, actions: actions),
            router: BoardEditingRouter(navigator: navigator)
        ).module(for: request)
    }

    public func namedPhotos(
        _ request: NamedPhotos, lists: PhotoLists, photoCommands: PhotoCommands
    ) -> any CommandScreen<Route> {
        NamedPhotosPresenter(
            display: notes, interactor: NamedPhotosInteractor(lists: lists), photoCommands: photoCommands,
            router: photoRouter
        ).module(for: request)
    }

    public func grid(
        _ request: GridRequest, lists: PhotoLists, taste: TasteFeedbackInteractor, seen: SeenInteractor,
        keys: FullScreenInteractor, photoCommands: PhotoCommands, lines: any LineSource,
        picked: @escaping ([Photo]) -> Void = { _ in }
    ) -> any CommandScreen<Route> {
        GridPresenter(
            display: notes, screen: { [console] in console.fullScreen.map(GridDisplay.init) },
            interactor: GridInteractor(lists: lists, taste: taste, seen: seen, stored: keys.stored),
            keys: keys, photoCommands: photoCommands,
            router: GridRouter(navigator: navigator), runAtPrompt: lines.press,
            completing: { lines.completing }, picked: picked
        ).module(for: request)
    }

    public func lock(
        _ request: LockRequest, lines: any LineSource, lock: any PersonalLock,
        finger: any FingerprintReading, boards: any BoardsStore,
        erasure: ErasureInteractor, session: any SessionLocking, accounts: (any TokenStore)?,
        browser: BrowserSignInInteractor, showsScreen: Bool
    ) -> any CommandScreen<Route> {
        LockPresenter(
            display: notes, entry: LockView(console: console), lines: lines,
            interactor: LockInteractor(
                lock: lock, finger: finger, boards: boards, session: session, erasure: erasure,
                accounts: accounts, signIn: browser.signIn),
            router: LockRouter(navigator: navigator),
            signIn: signInDialog(browser, lines).account, showsScreen: showsScreen
        ).module(for: request)
    }
}

extension PresentedPresenter {
    func module(for request: Request) -> any CommandScreen<Route> {
        PresentedModule<Self, Route>(request, self)
    }
}
