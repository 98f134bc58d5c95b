/// Picture and reply caches. Pictures of favorites are in the database instead.
public protocol Caches: Sendable {
    /// Scans the cache folder.
    var contents: CacheContents { get }
    /// Returns the contents before clearing.
    func clear() async -> CacheContents
}
