import GalleryCore
import UseCases

struct StatusInteractor: Sendable {
    let services: any ServiceChoosing
    let caches: any Caches
    let store: any StoreInspecting
    let mirror: FavoriteMirror
    let hosts: any HostChecking
    let indexing: FolderIndexing?

    func grant() async -> RequestGrant? { await services.grant() }

    func status() -> StatusFacts {
        let budgets = services.budgets()
        return StatusFacts(
            service: services.service, queried: services.queried, limits: limits(budgets),
            lowest: budgets.map(\.1).min { $0.remaining < $1.remaining }, caches: caches.contents,
            store: Result { () throws(StoreError) in try store.status() }, mirroring: mirroring,
            contact: hosts.contact, indexing: indexing?.progress)
    }

    /// Limits of the active service; for a combined service, of each of its services that reports limits.
    private func limits(_ budgets: [(ServiceName, RateBudget)]) -> [StatusFacts.Limits] {
        let isSeveral = services.service.isCombined && !budgets.isEmpty
        let limits = (isSeveral ? services.queried : [services.service]).map { service in
            StatusFacts.Limits(service: service, budgets: budgets.filter { $0.0 == service }.map(\.1))
        }
        return isSeveral ? limits.filter { !$0.budgets.isEmpty } : limits
    }

    private var mirroring: StatusFacts.Mirroring {
        let waiting = mirror.waiting().map { StatusFacts.Pending(service: $0.service, count: $0.count) }
        guard waiting.isEmpty else { return .pending(waiting) }
        guard mirror.isOn else { return .off }
        return mirror.isSignedIn ? .allSent : .signedOut
    }
}
