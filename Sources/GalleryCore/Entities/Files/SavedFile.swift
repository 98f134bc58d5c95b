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
