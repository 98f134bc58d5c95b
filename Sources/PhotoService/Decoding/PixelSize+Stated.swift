import GalleryCore

extension PixelSize {
    /// As a service states it; nil for what no photo measures.
    init?(stated width: Int?, _ height: Int?) {
        guard let width, let height, max(width, height) <= Self.longestSide else { return nil }
        self.init(width: width, height: height)
    }

    /// A side longer than this is no photo but an attempt to make a product overflow.
    static let longestSide = 1_000_000
}
