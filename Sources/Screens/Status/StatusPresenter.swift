import CommandShell
import FoundationEssentials
import GalleryCore
import TextLayout
import Viper
import Wording

/// One screen about the inside: service, request limit, caches, database, folders.
final class StatusPresenter: PresentedPresenter {
    enum Event: Equatable, Sendable { case show }

    private let display: any ConsoleDisplay<FactList>
    private let interactor: StatusInteractor
    private let terminal: @MainActor () -> String
    private let picturesFolder: String

    /// `terminal` gives the size of the screen now and its colors, in words.
    init(
        display: any ConsoleDisplay<FactList>, interactor: StatusInteractor,
        terminal: @escaping @MainActor () -> String, picturesFolder: String
    ) {
        self.display = display
        self.terminal = terminal
        self.picturesFolder = picturesFolder
        self.interactor = interactor
    }

    func handle(_ event: Event) async {
        let status = interactor.status()
        let terms = status.asked.compactMap(Phrases.terms)
        let facts =
            [
                (Phrases.Status.service, status.service.rawValue),
                (Phrases.Status.budget, limit(of: status)),
            ] + labeled(Phrases.Status.caches, status.caches.texts) + [
                (Phrases.Status.database, text(of: status.database)),
                (Phrases.Status.pictures, picturesFolder),
                (Phrases.Status.terminal, terminal()),
                (Phrases.Status.version, ProgramVersion.number),
            ] + labeled(Phrases.Status.terms, terms)
        display.show(
            FactList(
                facts: facts.map { FactList.Fact(label: $0.0, value: $0.1) }, records: [record(of: status)]))
    }

    /// The label stands before the first of them.
    private func labeled(_ label: String, _ values: [String]) -> [(String, String)] {
        values.enumerated().map { ($0.offset == 0 ? label : "", $0.element) }
    }

    private func limit(of status: SessionStatus) -> String {
        let budgets = status.budgets, now = Date()
        guard status.service == .all, !budgets.isEmpty else {
            return Phrases.Status.budget(budgets.first?.1, of: status.service, now: now)
        }
        return budgets.map { "\($0): " + Phrases.Status.budget($1, of: $0, now: now) }
            .joined(separator: " \(Glyph.between.rawValue) ")
    }

    private func text(of database: Result<StoreStatus, StoreError>) -> String {
        switch database {
        case .success(let status): status.text
        case .failure(let error): Phrases.explanation(error)
        }
    }

    private func record(of status: SessionStatus) -> Record {
        let budget = status.budgets.map(\.1).min { $0.remaining < $1.remaining }
        return Record(
            "status",
            [
                Record.Field("service", .text(status.service.rawValue)),
                Record.Field("requests_left", .integer(budget?.remaining)),
                Record.Field("requests", .integer(budget?.limit)),
                Record.Field("favorites", .integer((try? status.database.get())?.favorites)),
                Record.Field("pictures_folder", .text(picturesFolder)),
                Record.Field("version", .text(ProgramVersion.number)),
            ])
    }
}

extension StoreStatus {
    /// Path, size and what is in it.
    var text: String {
        Phrases.Status.database(
            path ?? Phrases.Status.inMemory, bytes: Int64(bytes), favorites: favorites)
    }
}
