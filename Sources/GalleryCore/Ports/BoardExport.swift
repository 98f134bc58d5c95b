/// Generates a document entry by entry, so that memory use does not grow with the board.
public protocol BoardExport: Sendable {
    func head() throws -> String
    func entry(_ entry: ExportEntry) throws -> String
    func foot() throws -> String
}

public struct ExportEntry: Equatable, Sendable {
    public let number: Int
    public let item: BoardPhoto
    /// Path of the picture relative to the document; `nil` if not available.
    public let picture: String?
    /// Address of the picture at its service, shown instead of a copy.
    public let address: String?
    /// Whether the photo's section differs from the previous photo's or, for the first photo, the photo has a section.
    public let beginsSection: Bool

    public init(
        number: Int, item: BoardPhoto, picture: String?, address: String? = nil, beginsSection: Bool = false
    ) {
        self.number = number
        self.item = item
        self.picture = picture
        self.address = address
        self.beginsSection = beginsSection
    }
}

public protocol BoardExporting: Sendable {
    /// Creates a folder with a temporary name in `folder`, by default in the pictures folder.
    func begin(_ name: String, in folder: String?) throws(StoreError) -> any ExportedFolder
    /// Paths of the folders published in this session, oldest first.
    var published: [String] { get }
    func remove(_ path: String)
}

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
