/// Writes boards into folders.
public protocol BoardExporting: Sendable {
    /// Begins a folder in another one (nil: the pictures folder), under a temporary name until it is published.
    func begin(_ name: String, in folder: String?) throws(StoreError) -> any ExportedFolder
    /// Paths of the folders that were published so far, the first one first.
    var published: [String] { get }
    /// Removes a folder that was published.
    func remove(_ path: String)
}

/// A folder that is being written. It is gone with the last reference unless it was published.
public protocol ExportedFolder: AnyObject, Sendable {
    /// Writes a picture, and returns its path from the folder on. Throws `.notAPicture` for what is none.
    func add(_ picture: [UInt8], of photo: Photo, number: Int) throws(StoreError) -> String
    /// Writes text behind what stands in a document.
    func append(_ text: String, to document: String) throws(StoreError)
    /// Gives the folder its name, with a number where that is taken, and returns its absolute path. All of it is on the
    /// disk then; nothing is ever overwritten.
    func publish() throws(StoreError) -> String
}
