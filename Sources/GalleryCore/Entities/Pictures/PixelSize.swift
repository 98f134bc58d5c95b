/// Size in pixels. Decoding does not check that the sides are positive.
public struct PixelSize: Hashable, Sendable, Codable {
    public let width: Int
    public let height: Int

    /// `nil` unless both sides are positive: services send 0 for "unknown".
    public init?(width: Int, height: Int) {
        guard width > 0, height > 0 else { return nil }
        self.width = width
        self.height = height
    }

    /// Size of the picture scaled down to `newWidth`; itself if that is not smaller.
    public func scaled(toWidth newWidth: Int?) -> PixelSize {
        guard let newWidth, 0 < newWidth, newWidth < width, height > 0 else { return self }
        let newHeight = (Double(height) * Double(newWidth) / Double(width)).rounded()
        return PixelSize(width: newWidth, height: max(1, Int(clamping: newHeight))) ?? self
    }
}
