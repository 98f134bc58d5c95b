/// Moves of the user's own files, recorded for `undo`. A canceled call returns at once, and a file that is not moved by
/// then stays.
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
    /// Local time of deletion in that record; also `nil` for moves by earlier versions.
    public let deleted: String?

    public init(from: String, to: String, record: String? = nil, deleted: String? = nil) {
        self.from = from
        self.to = to
        self.record = record
        self.deleted = deleted
    }

    /// Former name of the file.
    public var name: String { Self.name(from) }
    /// Name that the move gave the file.
    public var newName: String { Self.name(to) }

    private static func name(_ address: String) -> String {
        FileAddress.path(address)?.split(separator: "/").last.map(String.init) ?? address
    }
}
