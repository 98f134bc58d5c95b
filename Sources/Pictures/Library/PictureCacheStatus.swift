/// What the caches of pictures hold.
public struct PictureCacheStatus: Equatable, Sendable {
    /// Decoded pictures in memory.
    public let memoryCount: Int
    /// Bytes of those.
    public let memoryBytes: Int
    /// Bytes that may be in memory.
    public let memoryLimit: Int
    /// Pictures on disk.
    public let diskCount: Int
    /// Bytes of those.
    public let diskBytes: Int
    /// Bytes that may be on disk.
    public let diskLimit: Int
}
