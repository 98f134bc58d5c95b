import FoundationEssentials
import GalleryCore
import PhotoService
import PhotoStore
import TextLayout
import Wording

/// Notices, each shown once before the next prompt.
@MainActor
final class StartupNotices {
    private var waiting: [String]
    private let database: GalleryDatabase
    private let stale: StaleResponses
    private let services: ProgramServices
    private let hasPrompt: Bool
    private let log: ProgramLog
    private var budget = QuotaNotices()

    init(
        _ sentences: [String], database: GalleryDatabase, stale: StaleResponses,
        services: ProgramServices, hasPrompt: Bool, log: ProgramLog
    ) {
        waiting = sentences
        self.database = database
        self.stale = stale
        self.services = services
        self.hasPrompt = hasPrompt
        self.log = log
    }

    /// Notices since the last call.
    func take() -> [Line] {
        let now = Date()
        let news = database.takeNotices()
        for notice in news { log.note(database: notice.event, isBad: notice.isBad) }
        var sentences = waiting + services.takeNotices().map(Phrases.notice) + news.map(Phrases.notice)
        waiting = []
        sentences += stale.take().map { Phrases.stale($0, now: now) }
        // A script goes on anyway.
        if hasPrompt {
            sentences += budget.news(services.budgets).map { Phrases.budgetIsLow($1, of: $0) }
        }
        return sentences.map { Line($0, .warning) }
    }
}
