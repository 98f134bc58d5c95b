public protocol BoardExporting: Sendable {
    /// Creates a folder with a temporary name in `folder`, by default in the pictures folder.
    func begin(_ name: String, in folder: String?) throws(StoreError) -> any ExportedFolder
    /// Paths of the folders published in this session, oldest first.
    var published: [String] { get }
    func remove(_ path: String)
}
