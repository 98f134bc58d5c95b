import GalleryCore
import UseCases

struct StatusFacts: Equatable, Sendable {
    struct Limits: Equatable, Sendable {
        let service: ServiceName
        let budgets: [RateBudget]
    }

    struct Pending: Equatable, Sendable {
        let service: ServiceName
        let count: Int
    }

    enum Mirroring: Equatable, Sendable {
        case off, allSent, signedOut
        case pending([Pending])
    }

    let service: ServiceName
    let queried: [ServiceName]
    let limits: [Limits]
    let lowest: RateBudget?
    let caches: CacheContents
    let store: Result<StoreStatus, StoreError>
    let mirroring: Mirroring
    /// The user's contact, sent to hosts of Wikimedia.
    let contact: String?
    /// `nil` while no folder is indexed.
    let indexing: FolderIndexing.Progress?
}
