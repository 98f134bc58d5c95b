/// Picture file that was decoded completely.
public struct CheckedPicture: Equatable, Sendable {
    /// Size after rotation by the EXIF orientation.
    public let size: PixelSize
    public let credit: FileCredit?
    public let isAnimated: Bool

    public init(size: PixelSize, credit: FileCredit? = nil, isAnimated: Bool = false) {
        self.size = size
        self.credit = credit
        self.isAnimated = isAnimated
    }
}
