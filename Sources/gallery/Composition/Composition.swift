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

@MainActor
final class Composition {
    let services: ProgramServices
    let transport: CurlTransport
    let topics: TopicCache
    let lists: PhotoLists
    let localFolders: FoldersOnDisk
    let fileLooks: SessionValue<FileLooksInteractor?>
    let indexing: FolderIndexing
    /// Paths of the folders of the service `files`.
    let fileFolders: SessionValue<[String]>
    let stores: PersonalStores
    let pictures: PictureLibrary
    let photos: PhotoUseCases
    let taste: PersonalTaste
    let known: KnownWords<WordIndex>
    let lock: any PersonalLock
    let sessionLock: SessionLock
    let front: TerminalFrontEnd
    let notices: StartupNotices
    let picturesFolder: DefaultFolder
    let cacheFolder: String
    let replies: SQLiteReplies
    let stale: StaleResponses
    let keyFile: KeyFile?
    /// `nil` without a settings folder.
    let accountCatalog: ServiceAccounts?
    let mirror: FavoriteMirror
    let pages: Browser
    let profile: TerminalProfile
    let settings: SessionSettings
    let license: SessionValue<String?>
    let suggestions: LiveSetting
    let environment = Environment.all
    let log: ProgramLog
    let scenario: DebugScenario?
    /// Screen on top of the recommendations at the start; `nil` for the recommendations.
    let beginning: Route?
    /// Command that the first prompt runs; `nil` afterwards.
    var firstLine: String?
    /// Settings, which record whether they were changed in this session.
    private(set) lazy var sessionSettings = settings.all(
        live: [
            ServiceSetting(
                services: services, lists: lists, from: settings.start.source(of: .service)),
            FoldersSetting(settings.start, folders: localFolders, services: services, lists: lists) {
                [services, localFolders, fileLooks, fileFolders, indexing] paths in
                services.use(files: Self.files(paths, in: localFolders, looks: fileLooks))
                fileFolders.value = paths
                paths.reversed().forEach(indexing.begin)
            },
            GraphicsSetting(profile, from: settings.start.source(of: .graphics)), suggestions,
        ])
    var typedLines: TypedLineRules { TypedLineRules(services: services, keyFile: keyFile) }
    var caches: ProgramCaches { ProgramCaches(pictures: pictures, replies: replies, folders: localFolders) }

    init(
        _ settings: Settings, folders: Folders, launch: LaunchOptions, capabilities: TerminalCapabilities,
        profile: TerminalProfile, language: LanguageSetting, isOutputTerminal: Bool, output: OutputStream,
        sentences: [String]
    ) throws(CatalogError) {
        let log = ProgramLog(folder: folders.state, level: settings[.logLevel])
        self.log = log
        scenario = launch.debug.map(DebugScenario.init)
        beginning = launch.files ?? launch.screen.route
        firstLine = launch.screen.line
        let transport = CurlTransport(
            version: ProgramVersion.number, authorityFile: settings[.authorityFile],
            stateFolder: folders.state,
            logger: log.logger)
        let chosen = settings.chosen
        let replies = SQLiteReplies(folder: folders.cache, isReadOnly: launch.isReadOnly)
        stale = StaleResponses()
        let waiting = DatabaseWait()
        let database = GalleryDatabase(
            folder: folders.data, isReadOnly: launch.isReadOnly,
            keepsInMemory: TerminalFrontEnd.hasPrompt(launch, capabilities),
            failed: log.record(databaseFailed:), waiting: waiting.report)
        let history = SQLiteHistory(database)
        let editor = TerminalFrontEnd.editor(
            launch: launch, capabilities: capabilities, profile: profile, output: output
        ) {
            (try? history.lines(limit: 10_000)) ?? []
        }
        // The demo replaces an unreachable default service only at a prompt; a script gets the error.
        let isTrial = editor != nil && chosen.isDefault && chosen.service == .free
        let files = AttachedFiles(SQLiteOwnFiles(database))
        localFolders = FoldersOnDisk(identities: files, cacheFolder: folders.cache)
        fileLooks = SessionValue(nil)
        let filePaths = SettingValues.paths(in: settings[.folders] ?? "")
        fileFolders = SessionValue(filePaths)
        let services = try ProgramServices(
            Services(
                settings: settings, stateFolder: folders.state, transport: transport, memory: replies,
                stale: stale, scenario: scenario,
                files: Self.files(filePaths, in: localFolders, looks: fileLooks)),
            startingWith: chosen.service, isTrial: isTrial)
        keyFile = folders.settings.map { KeyFile(folder: $0, of: settings.services) }
        (accountCatalog, mirror) = Self.accounts(in: keyFile, settings, database, transport, services)
        cacheFolder = folders.cache
        picturesFolder = DefaultFolder(settings[.picturesFolder] ?? folders.pictures)
        let stores = PersonalStores(database, mirror: mirror, folders: folders, pictures: picturesFolder)
        self.stores = stores
        lock = launch.debug == .locked ? DebugLock() : SQLiteLock(database, seen: stores.seen)
        let worker = PictureWorker(ended: log.record(workerEnded:))
        let checker = PictureChecker(ended: log.record(workerEnded:))
        let own = OwnPictures(
            database, scaledBy: PictureConverter(checker: checker), in: folders.cache,
            thumbnails: folders.thumbnails)
        pictures = PictureLibrary(
            fetchers: services.fetchers(own: own), favorites: stores.favorites,
            worker: worker, cacheFolder: folders.cache,
            styles: TerminalStyles(
                profile: profile, capabilities: capabilities, isPipe: launch.drawsIntoPipe),
            absenceText: Phrases.PictureNotes.reason,
            recordColor: ColorRecorder(seen: stores.seen, favorites: stores.favorites).record,
            recordDescriptor: { [seen = stores.seen] in seen.record($0, of: $1) })
        self.profile = profile
        let saving = SessionValue(SavePreferences()), restoration = SettingsRestoration()
        let marks = PhotoMarks()
        license = SessionValue(nil)
        let licensed = LicensedCatalog(services, only: license)
        self.settings = SessionSettings(
            settings, language: language, mirror: mirror, pictures: pictures, profile: profile,
            transport: transport, saving: saving, folder: picturesFolder, only: license, log: log)
        self.services = services
        self.transport = transport
        topics = TopicCache(of: services)
        known = KnownWords(
            history: history, seen: stores.seen, favorites: stores.favorites, topics: topics,
            limit: WordIndex.most,
            index: WordIndex.init)
        self.replies = replies
        taste = PersonalTaste(
            store: SQLiteTaste(database), history: history, favorites: stores.favorites, seen: stores.seen,
            teaches: { [services] photo in
                photo.id.service != .own && (!photo.isInvented || services.service == .demo)
            })
        let looks = FileLooksInteractor(files: localFolders, pictures: pictures)
        fileLooks.value = looks
        indexing = FolderIndexing(looks: looks, home: HomeFolder(environment: environment).path(of: "~"))
        lists = PhotoLists(
            source: AllPages(
                catalog: licensed, topics: topics, favorites: stores.favorites, boards: stores.boards,
                seen: stores.seen, recent: replies,
                local: LocalPhotos(seen: stores.seen, favorites: stores.favorites), taste: taste,
                pictures: pictures, files: LocalFilesOnDisk(), folders: localFolders, marks: marks),
            spillFile: PhotoSpillFile(folder: folders.cache))
        let programs = ExternalPrograms()
        pages = Browser(programs: programs, environment: environment)
        let clipboard = ImageClipboard(programs: programs, environment: environment)
        photos = PhotoUseCases(
            stores, catalog: services,
            pictures: PicturePorts(
                library: pictures, checked: CheckedPictures(pictures.pictures, by: worker),
                checker: checker),
            taste: taste,
            session: PhotoSession(
                files: files, marks: marks, saving: saving, pages: pages, clipboard: clipboard,
                recalled: EditorLines(editor: editor), settings: restoration,
                folders: { [localFolders, fileFolders] in await localFolders.folders(at: fileFolders.value) },
                hasPrompt: editor != nil))
        notices = StartupNotices(
            sentences, database: database, stale: stale, services: services, transport: transport,
            favorites: photos.favorites,
            mirror: mirror,
            workers: [worker, checker.worker], hasPrompt: editor != nil,
            isQuiet: launch.isQuiet && editor == nil, log: log)
        if launch.files != nil, let hint = launch.paths.flatMap(TypedPaths.hint) { notices.add(hint: hint) }
        front = TerminalFrontEnd(
            editor: editor, launch: launch, capabilities: capabilities, profile: profile,
            isOutputTerminal: isOutputTerminal, output: output, pictures: pictures,
            settings: self.settings, notices: notices,
            copier: TmuxBuffer.copier(programs: programs, environment: environment), log: log)
        waiting.console = front.console
        clipboard.console = front.console
        sessionLock = SessionLock(
            lock: lock, lists: lists, marks: marks, known: known, recalled: front.recalled, lines: front.lines
        )
        suggestions = SessionSettings.suggestions(of: front.editor, settings)
        restoration.file = { [weak self] in self?.settingsFile }
    }

    /// Service for folders; `nil` without folders.
    private static func files(
        _ paths: [String], in folders: FoldersOnDisk, looks: SessionValue<FileLooksInteractor?>
    ) -> FilesCatalog? {
        paths.isEmpty ? nil : FilesCatalog(paths, in: folders, looks: looks)
    }

    func shell() -> Shell<Route> {
        let stack = CommandStack<Route> { [self] in screen(for: $0, on: $1) }
        stack.restart(at: .recommendations(), and: beginning)
        return Shell(
            lines: front.lines, console: front.console, commands: commands(on: stack),
            phrases: Self.phrases,
            isInteractive: front.hasPrompt,
            willRun: { [self] line, screen in note(line, on: screen, of: stack) },
            begin: { [stores] in stores.database.beginCommand() },
            notices: { [self] in news(on: stack) },
            emptyLine: { [settings] in settings.emptyLine(on: stack.top) },
            watch: WaitWatch { [transport, services, scenario, stores] in
                stores.database.isWaiting
                    ? DatabaseWait.line
                    : Self.sentence(on: transport.wait.map(services.named) ?? scenario?.wait, $0)
            })
    }
}
