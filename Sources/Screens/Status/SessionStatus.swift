import GalleryCore

/// What `status` tells of the session.
struct SessionStatus: Sendable {
    let service: ServiceName
    let asked: [ServiceName]
    let budgets: [(ServiceName, RateBudget)]
    let caches: CacheContents
    let database: Result<StoreStatus, StoreError>
}
