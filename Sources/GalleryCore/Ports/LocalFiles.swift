public protocol LocalFiles: Sendable {
    /// Reads a whole file. Expands `~` and relative paths, follows links. Throws `.unreadable` unless it is a regular
    /// file of at most `limit` bytes.
    func read(_ path: String, limit: Int) throws(StoreError) -> LocalFile
    /// Picture files in a folder, or all files that match a pattern such as `*.jpg`; else the path itself.
    func pictures(at path: String) -> [String]
    /// Reads a file in the folder of `path`; `nil` if missing, above `limit`, or outside this folder, even via a link.
    func read(_ name: String, inFolderOf path: String, limit: Int) -> LocalFile?
}
