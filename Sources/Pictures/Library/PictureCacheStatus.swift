/// What the caches of pictures hold.
public struct PictureCacheStatus: Equatable, Sendable {
    /// Decoded pictures in memory.
    public let memoryCount: Int
    /// Bytes of those.
    public let memoryBytes: Int
    /// Pictures on disk.
    public let diskCount: Int
    /// Bytes of those.
    public let diskBytes: Int
}
