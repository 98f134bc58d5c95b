public import GalleryCore

public struct ImportedPhoto: Equatable, Sendable {
    /// `nil` if the photo was skipped.
    public internal(set) var id: PhotoID?
    /// Name of the picture in the board file, if this picture is missing or not decodable.
    public internal(set) var missingPicture: String?
}
