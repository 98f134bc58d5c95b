public import GalleryCore

public struct SavedPhoto: Equatable, Sendable {
    public let file: SavedFile
    /// Defect of a file saved as is; `nil` for an intact picture.
    public var fault: PictureFault?
    /// Width of the picture in pixels, if known.
    public var width: Int?
    public var isScaled = false
    /// Whether the original is narrower than the requested width.
    public var isNarrower = false
    /// Whether the file is a smaller or re-encoded copy.
    public var isSmaller = false
    public var losses: ConversionLosses = []
    /// Whether the file, which was saved earlier, may have the position that should be removed.
    public var mayHaveLocation = false
    public var metadata = EmbeddedMetadata()
    public var favoriteFailure: ScreenError?
}
