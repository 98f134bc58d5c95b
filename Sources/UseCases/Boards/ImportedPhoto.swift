public import GalleryCore

/// Result of the import of a photo from a board file.
public struct ImportedPhoto: Equatable, Sendable {
    /// `nil` if the photo was skipped.
    public internal(set) var id: PhotoID?
    /// Picture named in the file that is missing or not a picture.
    public internal(set) var missingPicture: String?
}
