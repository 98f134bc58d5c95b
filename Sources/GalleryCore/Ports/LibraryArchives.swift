/// Archives of the whole library, each a ZIP file or a folder.
public protocol LibraryArchives: Sendable {
    /// Whether the path is a ZIP file, or the folder or document of an archive.
    func isArchive(_ path: String) -> Bool
    /// Writes a folder, or a ZIP file if `path` ends in `.zip`; for `nil`, a ZIP file in the current folder.
    /// Without `withPictures`, pictures that a service can send again are omitted.
    func export(
        to path: String?, settings: [String: String], withPictures: Bool
    ) throws(StoreError) -> LibraryReport
    /// Merges an archive in steps, between which other programs can write, until the task is canceled. A damaged
    /// archive changes nothing. A repeated merge continues. The settings of the report are those of the archive.
    func merge(_ path: String) throws(StoreError) -> LibraryReport
}
