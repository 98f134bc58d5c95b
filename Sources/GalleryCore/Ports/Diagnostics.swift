/// Picture and reply caches. Pictures of favorites are in the database instead.
public protocol Caches: Sendable {
    /// Scans the cache folder.
    var contents: CacheContents { get }
    /// Returns the contents before clearing.
    func clear() async -> CacheContents
}

public protocol StoreInspecting: Sendable {
    func status() throws(StoreError) -> StoreStatus
    /// Messages of `PRAGMA quick_check`, which reads the whole file; empty if intact.
    func quickFaults() throws(StoreError) -> [String]
}

public protocol HostChecking: Sendable {
    /// Checks the hosts of active services concurrently, within 2 s; results in service order.
    func check() async -> [HostCheck]
    /// Hosts contacted in this session, sorted.
    var hosts: [String] { get }
}
