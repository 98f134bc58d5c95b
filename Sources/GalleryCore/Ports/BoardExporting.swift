public protocol BoardExporting: Sendable {
    /// Creates a folder in `folder`, by default the pictures folder; its name is temporary until published.
    func begin(_ name: String, in folder: String?) throws(StoreError) -> any ExportedFolder
    /// Paths of published folders, oldest first.
    var published: [String] { get }
    func remove(_ path: String)
}
