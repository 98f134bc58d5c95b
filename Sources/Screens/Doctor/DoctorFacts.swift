import Configuration
import GalleryCore

/// What `doctor` learned from services, stores and caches.
struct DoctorFacts: Sendable {
    let service: ServiceName
    let obstacle: CatalogError?
    let keys: AccessKeys
    let checks: [HostCheck]
    let hosts: [String]
    let store: Result<StoreCheck, StoreError>
    let caches: CacheContents
}

/// The database, and what is wrong with its file.
struct StoreCheck: Sendable {
    let status: StoreStatus
    let faults: [String]
}
