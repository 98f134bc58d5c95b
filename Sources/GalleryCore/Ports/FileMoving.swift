/// Moves of the user's own files, recorded for `undo`. A canceled call returns at once; its move may still happen.
public protocol FileMoving: Sendable {
    /// Moves a file to the trash (Freedesktop.org Trash specification 1.0).
    func trash(_ photo: Photo) async throws(StoreError)
    /// Renames a file within its folder; returns its photo under the new name. `name` has no extension unless it has
    /// one of its own. Throws `.nameTaken` if the name is in use.
    func rename(_ photo: Photo, as naming: FileNaming) async throws(StoreError) -> Photo
}

/// Move of a file, as `undo` reverts it. Both are addresses, as in `FileAddress`.
public struct FileMove: Equatable, Codable, Sendable {
    public let from: String
    public let to: String
    /// Address of the trash's record of the file; `nil` for a renamed file.
    public let record: String?

    public init(from: String, to: String, record: String? = nil) {
        self.from = from
        self.to = to
        self.record = record
    }

    /// Former name of the file.
    public var name: String { FileAddress.path(from)?.split(separator: "/").last.map(String.init) ?? from }
}
