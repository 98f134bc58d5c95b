public struct SavedFile: Equatable, Sendable {
    public let path: String
    public let isNew: Bool

    public init(path: String, isNew: Bool) {
        self.path = path
        self.isNew = isNew
    }
}
