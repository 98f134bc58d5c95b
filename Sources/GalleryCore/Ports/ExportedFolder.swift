/// Folder being written; deleted on deinitialization unless published.
public protocol ExportedFolder: AnyObject, Sendable {
    /// Writes a picture and returns its path relative to the folder. Throws `.notAPicture` for other data.
    func add(_ picture: [UInt8], of photo: Photo, number: Int) throws(StoreError) -> String
    func append(_ text: String, to document: String) throws(StoreError)
    /// Renames the folder to its final name, numbered if taken; returns its absolute path once all data is on disk. If
    /// an incomplete export of the same documents has the name, adds the files to that export instead.
    func publish() throws(StoreError) -> String
}

extension ExportedFolder {
    /// Name of a file that marks an export as incomplete: some pictures are missing.
    public static var incompleteMark: String { ".incomplete" }

    public func markIncomplete() throws(StoreError) { try append("", to: Self.incompleteMark) }
}
