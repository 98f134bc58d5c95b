public import GalleryCore

public struct ExportOutcome: Equatable, Sendable {
    /// Absolute path of the folder.
    public let path: String
    /// Number of pictures that could not be exported.
    public let missing: Int
    /// First 20 of the photos whose pictures could not be exported.
    public let lacking: [Photo]
    /// Number of pictures whose service asks documents to link them.
    public let linkable: Int
    /// Whether the demo painted some of the pictures.
    public let hasInvented: Bool
}
