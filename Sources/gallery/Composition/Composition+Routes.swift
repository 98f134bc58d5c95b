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
import UseCases
import Viper
import Wording

extension Composition {
    /// Creates the module of a route; in a locked session, a personal route gets the lock screen.
    func screen(for route: Route, on stack: CommandStack<Route>) -> any CommandScreen<Route> {
        let console = front.console, presented = PresentedFeatures(on: console, navigator: stack)
        if sessionLock.isLocked, route.isPersonal {
            return LockedModule.assemble(
                console: console, finger: fingerprint, accounts: keyFile, signIn: signIn, refusing: route,
                hasPrompt: front.hasPrompt,
                navigator: stack)
        }
        switch route {
        case .profile:
            return ProfileModule.assemble(
                console: console, localName: LocalUser.name(), accounts: keyFile, services: services,
                addresses: Services.addresses, store: stores.database, boards: stores.boards,
                files: stores.files, taste: taste,
                lock: lock, finger: fingerprint, navigator: stack)
        case .locked:
            return LockedModule.assemble(
                console: console, finger: fingerprint, accounts: keyFile, signIn: signIn,
                hasPrompt: front.hasPrompt,
                asksAtOnce: sessionLock.asksAtOnce, navigator: stack)
        case .lock(let request):
            return presented.lock(
                request, lines: front.lines, lock: lock,
                finger: fingerprint, boards: stores.boards,
                erasure: erasure, session: sessionLock, accounts: keyFile, browser: browser,
                showsScreen: front.hasPrompt)
        case .recommendations:
            return RecommendationsModule.assemble(
                console: console, catalog: services, lists: lists,
                memory: scenario == nil ? SQLiteFeedMemory(stores.database) : DebugFeedMemory(), taste: taste,
                boards: stores.boards, seen: photos.seen, history: front.hasPrompt ? stores.history : nil,
                stale: stale, stored: photos.stored, photoCommands: photos.commands, navigator: stack)
        case .search(nil, _):
            return SuggestionsModule.assemble(
                console: console, catalog: services, history: stores.history, topics: topics,
                taste: taste, seen: stores.seen, navigator: stack)
        case .search(let query?, _):
            return SearchModule.assemble(
                query: query, console: console, catalog: services, lists: lists, history: stores.history,
                topics: topics, taste: taste, seen: photos.seen,
                words: IndexedWords(known: known), stored: photos.stored, photoCommands: photos.commands,
                navigator: stack)
        case .favorites:
            return FavoritesModule.assemble(
                console: console, lists: lists, stored: photos.stored, photoCommands: photos.commands,
                navigator: stack)
        case .history:
            return HistoryModule.assemble(
                console: console, history: stores.history, undo: stores.undo, recalled: front.recalled,
                hasPrompt: front.hasPrompt, navigator: stack)
        case .boards:
            return BoardsModule.assemble(console: console, boards: photos.boards, navigator: stack)
        case .list(let list, let title) where list.isOfFiles:
            return folder(list, title, on: stack)
        case .list(let list, let title):
            return PhotoListScreenModule.assemble(
                list: list, title: title, console: console, lists: lists, boards: stores.boards,
                taste: taste, seen: photos.seen, stored: photos.stored, photoCommands: photos.commands,
                navigator: stack)
        case .collections(let kind):
            return CollectionsModule.assemble(
                kind: kind, console: console, catalog: services, navigator: stack)
        case .navigation(let request): return presented.navigation(request)
        case .undo(let request): return presented.undo(request, changes: photos.changes)
        case .tags(let request): return presented.tags(request, annotations: photos.annotations)
        case .taste(let request):
            return presented.taste(request, taste: taste, seen: stores.seen, undo: stores.undo)
        case .help(let request):
            return presented.help(
                request, here: stack.top?.entries ?? [], keys: stack.top?.keys ?? [:], catalog: services)
        case .services(let request):
            return presented.services(
                request, services: services, lists: lists, undo: stores.undo, showsScreen: front.hasPrompt)
        case .settings(let request):
            return presented.settings(
                request, settings: sessionSettings, ring: services,
                file: settingsFile, lock: lock, undo: stores.undo)
        case .keys(let request):
            return presented.keys(request, lines: front.lines, file: keyFile, ring: services)
        case .signIn(let request):
            return presented.signIn(
                request, lines: front.lines, browser: browser, accounts: keyFile,
                imports: stores.imports, mirror: mirror, services: services)
        case .imports(let service?, let path?)
        where !services.keys.names.services.contains(service)
            && FileManager.default.fileExists(atPath: path):
            return screen(for: .library(.take(path)), on: stack)
        case .imports(let service, _):
            return presented.imports(
                from: service, accounts: keyFile, catalog: accountCatalog, store: stores.imports,
                signIn: signIn, taste: taste)
        case .library(let request):
            return presented.library(
                request,
                archives: SQLiteLibrary(
                    stores.database, addresses: Services.addresses, mirror: mirror.mirrored),
                files: BoardFilesOnDisk(), addresses: Services.addresses, catalog: services,
                favorites: photos.favorites, undo: stores.undo, settings: sessionSettings,
                saving: settingsFile,
                saved: { [settings] in
                    SettingsFile(path: settings.start.path, of: settings.start.services).values
                })
        case .graphics(let request): return presented.graphics(request, profile: profile, undo: stores.undo)
        case .caches(let request): return presented.caches(request, caches: caches)
        case .status:
            return presented.status(
                services: services, caches: caches, store: stores.database, mirror: mirror,
                hosts: ServiceHosts(services: services, transport: transport),
                indexing: indexing, colors: profile.color.rawValue, picturesFolder: picturesFolder.path)
        case .log(let count): return presented.log(count, path: log.file.path, lines: log.lastLines)
        case .doctor:
            return presented.doctor(
                program: { [settings, log] in ProgramFacts(settings.start, log) },
                terminal: TerminalSetup(front.capabilities, environment: environment),
                graphics: profile,
                services: services, ring: services,
                hosts: ServiceHosts(services: services, transport: transport), store: stores.database,
                caches: caches, home: HomeFolder(environment: environment))
        case .board(let request):
            return presented.boards(
                request, boards: photos.boards, transfer: photos.transfer, exports: photos.exports)
        case .credits(let request):
            return presented.credits(
                request, credits: photos.credits, boards: stores.boards, picturesFolder: picturesFolder.path,
                folders: localFolders)
        case .check(let words):
            return presented.check(
                words, credits: photos.credits, boards: stores.boards, favorites: stores.favorites,
                catalog: services,
                stale: stale,
                isCommercial: license.value == "commercial", picturesFolder: picturesFolder.path)
        case .namedPhotos(let request):
            return presented.namedPhotos(request, lists: lists, photoCommands: photos.commands)
        case .files(let request):
            return presented.files(
                request, folders: localFolders, home: HomeFolder(environment: environment),
                picturesFolder: picturesFolder.path)
        case .grid(let request):
            return presented.grid(
                request, lists: lists, taste: photos.taste, seen: photos.seen, keys: photos.keys,
                photoCommands: photos.commands, lines: front.lines)
        case .detail(let list, let index, let title):
            return DetailModule.assemble(
                list: list, title: title, index: index, console: console, catalog: services, lists: lists,
                animations: pictures, taste: photos.taste, seen: photos.seen,
                statedCredits: photos.credits.stated,
                keys: photos.keys, photoCommands: photos.commands, lines: front.lines,
                navigator: stack)
        }
    }

    private func folder(
        _ list: PhotoListID, _ title: ListTitle, on stack: CommandStack<Route>
    ) -> any CommandScreen<Route> {
        FolderModule.assemble(
            list: list, title: title, console: front.console, lists: lists, stored: photos.stored,
            looks: FileLooksInteractor(files: localFolders, pictures: pictures),
            indexing: front.hasPrompt ? indexing : nil, photoCommands: photos.commands, navigator: stack)
    }

    private var fingerprint: Fingerprint { Fingerprint { [settings] in settings.fingerprint.isOn } }
}
