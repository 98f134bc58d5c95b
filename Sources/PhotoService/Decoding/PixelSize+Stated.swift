import GalleryCore

extension PixelSize {
    /// `nil` for missing or implausible dimensions.
    init?(stated width: Int?, _ height: Int?) {
        guard let width, let height, max(width, height) <= Self.longestSide else { return nil }
        self.init(width: width, height: height)
    }

    /// Pixels; bounds products against overflow.
    static let longestSide = 1_000_000
}
