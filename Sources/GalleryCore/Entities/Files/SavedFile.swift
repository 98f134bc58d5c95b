public struct SavedFile: Equatable, Sendable {
    public let path: String
    public let isNew: Bool
    /// Metadata that was left out with the location.
    public let leftOut: Set<LeftOutMetadata>

    public init(path: String, isNew: Bool, leftOut: Set<LeftOutMetadata> = []) {
        self.path = path
        self.isNew = isNew
        self.leftOut = leftOut
    }
}

public struct SavedFiles: Equatable, Sendable {
    public let count: Int
    public let bytes: Int64

    public init(count: Int = 0, bytes: Int64 = 0) {
        self.count = count
        self.bytes = bytes
    }

    public static func + (first: SavedFiles, second: SavedFiles) -> SavedFiles {
        SavedFiles(count: first.count + second.count, bytes: first.bytes + second.bytes)
    }
}
