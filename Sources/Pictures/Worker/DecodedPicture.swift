public import GalleryCore

/// What the worker made of a picture.
public struct DecodedPicture: Equatable, Sendable {
    /// Its pixels at the size asked for, upright.
    public let raster: Raster
    /// The size of the picture itself, upright.
    public let original: PixelSize
    /// The data ended early or is damaged; what is missing is grey or background.
    public let isTruncated: Bool
}
