import CommandShell
import FoundationEssentials
import GalleryCore
import TextLayout
import Viper
import Wording

/// Prints service, request limit, caches, database and folders.
final class StatusPresenter: PresentedPresenter {
    private let display: any ConsoleDisplay<FactList>
    private let services: any ServiceChoosing
    private let caches: any Caches
    private let store: any StoreInspecting
    private let mirror: FavoriteMirror
    private let terminal: @MainActor () -> String
    private let picturesFolder: String

    /// `terminal` returns the current screen size and colors as text.
    init(
        display: any ConsoleDisplay<FactList>, services: any ServiceChoosing, caches: any Caches,
        store: any StoreInspecting, mirror: FavoriteMirror,
        terminal: @escaping @MainActor () -> String, picturesFolder: String
    ) {
        (self.display, self.services, self.caches, self.store) = (display, services, caches, store)
        self.mirror = mirror
        (self.terminal, self.picturesFolder) = (terminal, picturesFolder)
    }

    func handle(_: Void) async {
        let database = Result { () throws(StoreError) in try store.status() }
        let facts =
            [
                (Phrases.Labels.service, services.service.rawValue), (Phrases.Status.budget, requestsLeft),
            ] + labeled(Phrases.Labels.caches, caches.contents.texts) + [
                (Phrases.Labels.database, text(of: database))
            ] + labeled(Phrases.Mirror.label, mirroring) + [
                (Phrases.Status.pictures, picturesFolder),
                (Phrases.Labels.terminal, terminal()),
                (Phrases.Status.version, ProgramVersion.number),
            ] + labeled(Phrases.Status.terms, services.asked.compactMap(Phrases.terms))
        display.show(
            FactList(
                facts: facts.map { FactList.Fact(label: $0.0, value: $0.1) },
                records: [record(favorites: (try? database.get())?.favorites)]))
    }

    /// Labels only the first value.
    private func labeled(_ label: String, _ values: [String]) -> [(String, String)] {
        values.enumerated().map { ($0.offset == 0 ? label : "", $0.element) }
    }

    /// Empty if mirroring is off and nothing is pending.
    private var mirroring: [String] {
        let waiting = mirror.waiting().map { Phrases.Mirror.waiting($0.count, for: $0.service) }
        guard waiting.isEmpty, mirror.isOn else { return waiting }
        return [mirror.isSignedIn ? Phrases.Mirror.nothingWaits : Phrases.Mirror.waitsForSignIn]
    }

    private var requestsLeft: String {
        let budgets = services.budgets(), now = Date()
        func left(of service: ServiceName) -> String {
            Phrases.Status.budgets(budgets.filter { $0.0 == service }.map(\.1), of: service, now: now)
        }
        guard services.service == .all, !budgets.isEmpty else { return left(of: services.service) }
        return services.asked.filter { service in budgets.contains { $0.0 == service } }
            .map { "\($0): " + left(of: $0) }
            .joined(separator: " \(Glyph.between.rawValue) ")
    }

    private func text(of database: Result<StoreStatus, StoreError>) -> String {
        switch database {
        case .success(let status): status.text
        case .failure(let error): Phrases.explanation(error)
        }
    }

    private func record(favorites: Int?) -> Record {
        let budget = services.budgets().map(\.1).min { $0.remaining < $1.remaining }
        return Record(
            "status",
            [
                Record.Field("service", .text(services.service.rawValue)),
                Record.Field("requests_left", .integer(budget?.remaining)),
                Record.Field("requests", .integer(budget?.limit)),
                Record.Field("favorites", .integer(favorites)),
                Record.Field("to_mirror", .integer(mirror.waiting().reduce(0) { $0 + $1.count })),
                Record.Field("pictures_folder", .text(picturesFolder)),
                Record.Field("version", .text(ProgramVersion.number)),
            ])
    }
}

extension StoreStatus {
    var text: String {
        Phrases.Status.database(
            path ?? Phrases.Status.inMemory, bytes: Int64(bytes), favorites: favorites)
    }
}
