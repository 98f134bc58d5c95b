import GalleryCore

extension PixelSize {
    /// `nil` for missing or implausible dimensions.
    init?(stated width: Int?, _ height: Int?) {
        guard let width, let height, max(width, height) <= Self.longestSide else { return nil }
        self.init(width: width, height: height)
    }

    /// Maximum side in pixels, so that products of dimensions cannot overflow.
    static let longestSide = 1_000_000
}
