import CommandShell
import FoundationEssentials
import GalleryCore
import TextLayout
import UseCases
import Viper
import Wording

struct StatusPresenter: PresentedPresenter {
    let display: any ConsoleDisplay<FactList>
    let interactor: StatusInteractor
    let terminal: @MainActor () -> String
    let picturesFolder: String

    func handle(_: Void) async {
        let grant = await interactor.grant()
        guard !Task.isCancelled else { return }
        let status = interactor.status()
        let facts =
            [
                (Phrases.Labels.service, status.service.rawValue),
                (Phrases.Status.budget, requestsLeft(status)),
            ] + labeled(Phrases.Status.access, grant.map { [Phrases.Status.granted($0)] } ?? [])
            + labeled(
                Phrases.Labels.caches,
                status.caches.texts
                    + (status.indexing.map { [Phrases.Caches.indexing($0.folder, $0.done, of: $0.count)] }
                        ?? [])) + [
                (Phrases.Labels.database, text(of: status.store))
            ] + labeled(Phrases.Mirror.label, texts(of: status.mirroring))
            + labeled(Phrases.Contact.label, status.queried.contains(.commons) ? [contact(of: status)] : [])
            + [
                (Phrases.Status.pictures, picturesFolder),
                (Phrases.Labels.terminal, terminal()),
                (Phrases.Status.version, ProgramVersion.number),
            ] + labeled(Phrases.Status.terms, status.queried.compactMap(Phrases.terms))
        display.show(
            FactList(
                facts: facts.map { FactList.Fact(label: $0.0, value: $0.1) }, records: [record(of: status)]))
    }

    /// Labels only the first value.
    private func labeled(_ label: String, _ values: [String]) -> [(String, String)] {
        values.enumerated().map { ($0.offset == 0 ? label : "", $0.element) }
    }

    private func texts(of mirroring: StatusFacts.Mirroring) -> [String] {
        switch mirroring {
        case .off: []
        case .allSent: [Phrases.Mirror.nothingWaits]
        case .signedOut: [Phrases.Mirror.waitsForSignIn]
        case .pending(let waiting): waiting.map { Phrases.Mirror.waiting($0.count, for: $0.service) }
        }
    }

    private func contact(of status: StatusFacts) -> String {
        status.contact.map(Phrases.Contact.sent) ?? Phrases.Contact.missing
    }

    private func requestsLeft(_ status: StatusFacts) -> String {
        let now = Date()
        return status.limits.map {
            ($0.service == status.service ? "" : "\($0.service): ")
                + Phrases.Status.budgets($0.budgets, of: $0.service, now: now)
        }.joined(separator: " \(Glyph.between.rawValue) ")
    }

    private func text(of database: Result<StoreStatus, StoreError>) -> String {
        switch database {
        case .success(let status): status.text
        case .failure(let error): Phrases.explanation(error)
        }
    }

    private func record(of status: StatusFacts) -> Record {
        var waiting = 0
        if case .pending(let changes) = status.mirroring { waiting = changes.reduce(0) { $0 + $1.count } }
        return Record.status((status, waiting, picturesFolder))
    }
}

extension StoreStatus {
    var text: String {
        Phrases.Status.database(
            path ?? Phrases.Status.inMemory, bytes: Int64(bytes), favorites: favorites)
    }
}
