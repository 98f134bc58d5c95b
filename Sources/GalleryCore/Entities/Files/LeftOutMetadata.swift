/// Metadata that a file saved without its location does not have, since it might contain coordinates.
public enum LeftOutMetadata: CaseIterable, Sendable {
    /// All of Exif, which could not be read.
    case exif
    case exifFields
    case makerNotes
    case thumbnail
    /// All of XMP, which could not be read.
    case xmp
    case xmpFields
    case iptcFields
    case photoshop
    case comment
    case text
    case contentCredentials
    /// Data after the end of the picture, such as a preview, depth map or video.
    case appended
    case other
}
