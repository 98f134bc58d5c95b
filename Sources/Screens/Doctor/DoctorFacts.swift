import Configuration
import GalleryCore

struct DoctorFacts: Sendable {
    let service: ServiceName
    let obstacle: CatalogError?
    let keys: AccessKeys
    let checks: [HostCheck]
    let hosts: [String]
    /// The user's contact, sent to hosts of Wikimedia.
    let contact: String?
    let store: Result<StoreCheck, StoreError>
    let caches: CacheContents
}

struct StoreCheck: Sendable {
    let status: StoreStatus
    let faults: [String]
}
