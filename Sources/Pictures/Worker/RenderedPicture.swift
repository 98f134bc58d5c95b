import GalleryCore

/// What the worker made of a picture, in whatever form.
struct RenderedPicture: Equatable, Sendable {
    /// At the size asked for, upright.
    let rendition: Rendition
    /// The size of the picture itself, upright.
    let original: PixelSize
    /// The data ended early or is damaged.
    let isTruncated: Bool
    /// Average of what was made of it.
    let color: RGB
}
