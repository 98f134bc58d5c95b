public import GalleryCore

public struct SavedPhoto: Equatable, Sendable {
    public let file: SavedFile
    /// Defect of a file saved as is; `nil` for an intact picture.
    public var fault: PictureFault?
    /// Whether the file is a smaller or re-encoded copy.
    public var isSmaller = false
    /// Whether the file was converted from the first frame of an animation.
    public var isFirstFrame = false
    /// Whether the file, which was saved earlier, still has the position that should be removed.
    public var hasLocation = false
    public var metadata = EmbeddedMetadata()
    public var favoriteFailure: ScreenError?
}
