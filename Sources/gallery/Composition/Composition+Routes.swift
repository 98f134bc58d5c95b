import ChildProcesses
import CommandShell
import Configuration
import FoundationEssentials
import GalleryCore
import PhotoService
import PhotoStore
import Pictures
import Screens
import Taste
import Terminal
import Viper
import Wording

extension Composition {
    /// The only place that maps a route to its module.
    func screen(for route: Route, on stack: CommandStack<Route>) -> any CommandScreen<Route> {
        let console = front.console
        if sessionLock.isLocked, route.isPersonal {
            return LockedModule.assemble(console: console, isAskedFor: true, navigator: stack)
        }
        switch route {
        case .profile:
            return ProfileModule.assemble(
                console: console, localName: LocalPerson.name(), accounts: keyFile, services: services,
                addresses: Services.addresses, store: database, boards: boards, files: saved, taste: taste,
                navigator: stack)
        case .locked:
            return LockedModule.assemble(console: console, isAskedFor: !front.hasPrompt, navigator: stack)
        case .lock:
            return LockModule.assemble(
                console: console, lines: front.lines, lock: lock,
                finger: Fingerprint { [settings] in settings.fingerprint.isOn }, photos: photos,
                erasure: erasure, sessionLock: sessionLock, showsScreen: front.hasPrompt, navigator: stack)
        case .recommendations:
            return RecommendationsModule.assemble(
                console: console, catalog: services, lists: lists,
                memory: scenario == nil ? SQLiteFeedMemory(database) : DebugFeedMemory(), taste: taste,
                boards: boards, photos: photos, navigator: stack)
        case .search:
            return SearchModule.assemble(
                console: console, catalog: services, lists: lists, history: SQLiteHistory(database),
                topics: topics, photos: photos, navigator: stack)
        case .favorites:
            return FavoritesModule.assemble(
                console: console, lists: lists, photos: photos, navigator: stack)
        case .history:
            return HistoryModule.assemble(
                console: console, history: SQLiteHistory(database), recalled: front.recalled,
                navigator: stack)
        case .boards:
            return BoardsModule.assemble(console: console, photos: photos, navigator: stack)
        case .list(let list, let title):
            return PhotoListScreenModule.assemble(
                list: list, title: title, console: console, lists: lists, boards: boards, photos: photos,
                navigator: stack)
        case .collections(let kind):
            return CollectionsModule.assemble(
                kind: kind, console: console, catalog: services, navigator: stack)
        case .navigation:
            return NavigationModule.assemble(console: console, navigator: stack)
        case .undo:
            return UndoModule.assemble(
                console: console, removals: SQLiteUndo(database, mirror: mirror.mirrored),
                recalled: front.recalled)
        case .taste:
            return TasteModule.assemble(console: console, taste: taste, seen: seen)
        case .help:
            return HelpModule.assemble(
                console: console, here: stack.top?.entries ?? [], keys: stack.top?.keys ?? [:],
                catalog: services)
        case .services:
            return ServicesModule.assemble(
                console: console, services: services, lists: lists, showsScreen: front.hasPrompt,
                navigator: stack)
        case .settings:
            return SettingsModule.assemble(
                console: console, settings: sessionSettings, ring: services,
                file: settings.start.path.map { SettingsFileWriter(path: $0, environment: environment) },
                navigator: stack)
        case .keys:
            return KeysModule.assemble(
                console: console, lines: front.lines, file: keyFile, ring: services, navigator: stack)
        case .signIn:
            return SignInModule.assemble(
                console: console, lines: front.lines, signIn: signIn, accounts: keyFile,
                imports: SQLiteImports(database), mirror: mirror, services: services,
                pages: pages, isRemote: environment["SSH_CONNECTION"]?.isEmpty == false,
                navigator: stack)
        case .imports:
            return ImportModule.assemble(
                console: console, accounts: keyFile, catalog: accountCatalog, store: SQLiteImports(database),
                signIn: signIn, navigator: stack)
        case .graphics: return GraphicsModule.assemble(console: console, profile: profile)
        case .caches: return CachesModule.assemble(console: console, caches: caches)
        case .status:
            return StatusModule.assemble(
                console: console, services: services, caches: caches, store: database, mirror: mirror,
                colors: front.capabilities.color.count, picturesFolder: picturesFolder)
        case .doctor:
            return DoctorModule.assemble(
                console: console, program: { [settings, log] in ProgramFacts(settings.start, log) },
                terminal: TerminalSetup(front.capabilities, environment: environment), graphics: profile,
                services: services, ring: services,
                hosts: ServiceHosts(services: services, transport: transport), store: database,
                caches: caches, home: HomeFolder(environment: environment))
        case .board:
            return BoardEditingModule.assemble(console: console, photos: photos, navigator: stack)
        case .namedPhotos:
            return NamedPhotosModule.assemble(
                console: console, lists: lists, photos: photos, navigator: stack)
        case .detail(let list, let index, let title):
            return DetailModule.assemble(
                list: list, title: title, index: index, console: console, catalog: services, lists: lists,
                animations: pictures, photos: photos, navigator: stack)
        }
    }
}
