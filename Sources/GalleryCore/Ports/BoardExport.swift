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
