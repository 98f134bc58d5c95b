import CommandShell
import FoundationEssentials
import GalleryCore
import PhotoService
import PhotoStore
import Pictures
import Terminal
import TextLayout
import Wording

/// One screen about the inside: service, budget, caches, database, folders.
@MainActor
final class StatusCommand: GlobalCommands {
    private let services: ProgramServices
    private let database: GalleryDatabase
    private let pictures: PictureLibrary
    private let replies: SQLiteReplies
    private let folder: String
    private let capabilities: TerminalCapabilities
    private let console: any Console

    init(
        services: ProgramServices, database: GalleryDatabase, pictures: PictureLibrary,
        replies: SQLiteReplies,
        folder: String,
        capabilities: TerminalCapabilities, console: any Console
    ) {
        self.services = services
        self.database = database
        self.pictures = pictures
        self.replies = replies
        self.folder = folder
        self.capabilities = capabilities
        self.console = console
    }

    var verbs: [Verb] {
        [Verb("status", usage: "status", summary: Phrases.Help.status, isHarmless: true)]
    }

    func perform(_ command: Command) async throws(UsageError) -> Bool {
        guard command.name == "status" else { return false }
        let caches = pictures.status
        let facts = [
            (Phrases.Status.service, services.service.rawValue),
            (Phrases.Status.budget, budgetText()),
            (Phrases.Status.caches, caches.inMemory), ("", caches.onDisk), ("", replies.onDisk),
            (Phrases.Status.database, databaseText()),
            (Phrases.Status.pictures, folder),
            (
                Phrases.Status.terminal,
                Phrases.Status.terminal(
                    columns: console.screen.columns, rows: console.screen.rows,
                    colors: capabilities.color.count)
            ),
            (Phrases.Status.version, ProgramVersion.number),
        ]
        let terms = services.asked.compactMap(Phrases.terms)
        let rows = facts + terms.map { ($0 == terms[0] ? Phrases.Status.terms : "", $0) }
        let width = rows.map(\.0.count).max() ?? 0
        let record = Record(
            "status",
            [
                Record.Field("service", .text(services.service.rawValue)),
                Record.Field("requests_left", .integer(services.budget()?.remaining)),
                Record.Field("requests", .integer(services.budget()?.limit)),
                Record.Field("favorites", .integer((try? database.status())?.favorites)),
                Record.Field("pictures_folder", .text(folder)),
                Record.Field("version", .text(ProgramVersion.number)),
            ])
        console.show([.record(record)])
        console.show(
            rows.map { label, value in
                let padding = String(repeating: " ", count: width - label.count + 2)
                return .line(Line([Span(label, .quiet), Span(padding), Span(value)], hang: width + 2))
            })
        return true
    }

    private func budgetText() -> String {
        let budgets = services.budgets
        guard services.service == .all, !budgets.isEmpty else {
            return Phrases.Status.budget(budgets.first?.1, of: services.service, now: Date())
        }
        return budgets.map { "\($0): " + Phrases.Status.budget($1, of: $0, now: Date()) }.joined(
            separator: " \(Glyph.between.rawValue) ")
    }

    private func databaseText() -> String {
        do throws(StoreError) {
            let status = try database.status()
            return Phrases.Status.database(
                status.path ?? Phrases.Status.inMemory, bytes: Int64(status.bytes),
                favorites: status.favorites)
        } catch {
            return Phrases.explanation(error)
        }
    }
}
