import CommandShell
import FoundationEssentials
import GalleryCore
import PhotoService
import PhotoStore
import Pictures
import Screens
import TextLayout
import UseCases
import Wording

/// Notices, each shown once: with the next pictures or before the next prompt.
@MainActor
final class StartupNotices: NoticeSource {
    private var gathered: [Line]
    private let database: GalleryDatabase
    private let stale: StaleResponses
    private let services: ProgramServices
    private let transport: CurlTransport
    private let workers: [PictureWorker]
    private var isWeaknessReported = false
    private let favorites: FavoriteEditingInteractor
    private let mirror: FavoriteMirror
    private let hasPrompt: Bool
    private let isQuiet: Bool
    private let log: ProgramLog
    private var isLocked = false
    private var budget = QuotaNotices()
    /// Whether stored data was unreadable. In a script, the command that needed the data then fails.
    private var isAnswerPartial = false

    init(
        _ sentences: [String], database: GalleryDatabase, stale: StaleResponses,
        services: ProgramServices, transport: CurlTransport, favorites: FavoriteEditingInteractor,
        mirror: FavoriteMirror,
        workers: [PictureWorker], hasPrompt: Bool, isQuiet: Bool = false, log: ProgramLog
    ) {
        gathered = sentences.map { Line($0, .warning) }
        self.database = database
        self.stale = stale
        self.services = services
        self.transport = transport
        self.workers = workers
        self.favorites = favorites
        self.mirror = mirror
        self.hasPrompt = hasPrompt
        self.isQuiet = isQuiet
        self.log = log
    }

    func add(_ sentence: String) { gathered.append(Line(sentence, .warning)) }

    func add(hint: String) { gathered.append(Line(hint, .quiet)) }

    var waiting: [Line] {
        gather()
        return isQuiet ? gathered.filter { $0.spans.contains { $0.role != .quiet } } : gathered
    }

    func take() -> [Line] {
        defer { gathered = [] }
        return waiting
    }

    /// Pending notices for the shell. In a script, unreadable data is also a problem, so that the command fails.
    func takeBlocks(isLocked: Bool) -> [Block] {
        self.isLocked = isLocked
        let blocks = take().map(Block.notice)
        defer { isAnswerPartial = false }
        guard isAnswerPartial, !hasPrompt else { return blocks }
        return blocks + [.problem(Line(Phrases.answerMayBePartial))]
    }

    /// Failures of the favorite changes sent at the end of the session.
    func takeLast(isLocked: Bool) -> [Block] {
        isLocked ? [] : mirror.takeNotices().map { .notice(Line(Phrases.Mirror.sentence($0), .warning)) }
    }

    private func gather() {
        let now = Date()
        let news = database.takeNotices()
        if news.contains(where: \.makesAnswerPartial) { isAnswerPartial = true }
        for notice in news { log.record(database: notice.event, isBad: notice.isBad) }
        for notice in services.takeNotices() {
            gathered.append(Line(Phrases.notice(notice), notice.isInformational ? .quiet : .warning))
        }
        if transport.takeContactQuestion() { gathered.append(Line(Phrases.Contact.question, .quiet)) }
        var sentences = news.map(Phrases.notice) + stale.take().map { Phrases.stale($0, now: now) }
        if !isWeaknessReported, workers.contains(where: \.isNotFullySandboxed) {
            isWeaknessReported = true
            sentences.append(Phrases.decoderIsWeak)
        }
        // Omitted in a script, because its user cannot react to these notices.
        if hasPrompt {
            sentences += budget.newNotices(services.budgets()).map { Phrases.budgetIsLow($1, of: $0) }
        }
        let missing = isLocked ? [] : favorites.takeWithoutPictures()
        if let first = missing.first {
            let why = Phrases.explanation(first.why)
            sentences.append(Phrases.picturesToCome(missing.count, Phrases.title(of: first.photo), why))
        }
        if !isLocked { sentences += mirror.takeNotices().map(Phrases.Mirror.sentence) }
        gathered += sentences.map { Line($0, .warning) }
    }
}

extension ServiceNotice {
    fileprivate var isInformational: Bool {
        if case .demoInstead = self { true } else { false }
    }
}
