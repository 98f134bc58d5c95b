/// Files that a person names.
public protocol LocalFiles: Sendable {
    /// Reads a file, whole; `~` and relative paths are understood, links are followed. Throws `.unreadable` for what is
    /// no file, or larger than `limit` bytes.
    func read(_ path: String, limit: Int) throws(StoreError) -> LocalFile
    /// The picture files that a folder or a pattern such as `*.jpg` stands for; any other path stands for itself.
    func pictures(at path: String) -> [String]
    /// Reads a file by its path from the folder of another one; nil for what is not there, is larger, or leads out of
    /// that folder, even through a link.
    func read(_ name: String, beside path: String, limit: Int) -> LocalFile?
}
