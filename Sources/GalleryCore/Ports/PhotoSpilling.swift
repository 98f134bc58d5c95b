/// Temporary file for the photos of long lists, to limit memory use.
public protocol PhotoSpilling: Sendable {
    /// Writes photos to the file; `nil` if that fails.
    func spill(_ photos: [Photo]) -> SpillOffset?
    /// Reads photos back; empty if that fails.
    func photos(at location: SpillOffset) -> [Photo]
}

public struct SpillOffset: Hashable, Sendable {
    /// Bytes from the start of the file.
    public let offset: Int64
    public let length: Int

    public init(offset: Int64, length: Int) {
        self.offset = offset
        self.length = length
    }
}
