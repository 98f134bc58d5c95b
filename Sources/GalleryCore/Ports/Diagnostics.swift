/// The caches of pictures and replies. Favorites keep their pictures in the database.
public protocol Caches: Sendable {
    /// Looks through the folder of the disk cache.
    var contents: CacheContents { get }
    /// Empties all of them; returns what they held.
    func clear() async -> CacheContents
}

/// The database as a file.
public protocol StoreInspecting: Sendable {
    func status() throws(StoreError) -> StoreStatus
    /// What `PRAGMA quick_check` finds; reads the whole file. Empty for a sound one.
    func quickFaults() throws(StoreError) -> [String]
}

/// The hosts of the services.
public protocol HostChecking: Sendable {
    /// Asks each host of the services that are asked, all at once, in their order; waits 2 s at most.
    func check() async -> [HostCheck]
    /// Every host that was asked anything in this session, sorted.
    var hosts: [String] { get }
}
