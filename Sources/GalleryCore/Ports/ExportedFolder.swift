/// Folder being written; deleted at deinitialization unless it was published.
public protocol ExportedFolder: AnyObject, Sendable {
    /// Writes a picture and returns its path relative to the folder. Throws `.notAPicture`.
    func add(_ picture: [UInt8], of photo: Photo, number: Int) throws(StoreError) -> String
    func append(_ text: String, to document: String) throws(StoreError)
    /// Gives the folder its final name, numbered if taken; returns its absolute path once everything is on disk. If an
    /// incomplete export of the same documents has the name, adds the files to that one instead.
    func publish() throws(StoreError) -> String
}

extension ExportedFolder {
    /// Name of a document that marks an export without all pictures.
    public static var incompleteMark: String { ".incomplete" }

    public func markIncomplete() throws(StoreError) { try append("", to: Self.incompleteMark) }
}
