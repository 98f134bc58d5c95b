/// Visible section of a scaled picture, in terminal pixels.
public struct PictureWindow: Hashable, Sendable {
    /// Scaled width of the whole picture, 1 to 1,048,576.
    public let wholeWidth: Int
    /// Scaled height of the whole picture, 1 to 1,048,576.
    public let wholeHeight: Int
    public let x: Int
    public let y: Int
    /// Width of the section, at most the whole width.
    public let width: Int
    /// Height of the section, at most the whole height.
    public let height: Int

    /// Section of a picture of the given size that fills a box of `width` by `height`; stays within the picture.
    public init(
        _ viewport: Viewport, of size: (width: Int, height: Int), width: Int, height: Int
    ) {
        self.width = max(1, width)
        self.height = max(1, height)
        wholeWidth = Self.length(of: size.width, by: viewport.scaleX, atLeast: self.width)
        wholeHeight = Self.length(of: size.height, by: viewport.scaleY, atLeast: self.height)
        x = Self.start(of: self.width, in: wholeWidth, around: viewport.centerX)
        y = Self.start(of: self.height, in: wholeHeight, around: viewport.centerY)
    }

    static func length(of side: Int, by scale: Double, atLeast least: Int = 1) -> Int {
        let length = (Double(side) * scale).rounded()
        // `length > 1` is false for NaN, which `Int` cannot represent.
        return max(least, length > 1 ? Int(exactly: min(length, 1_048_576)) ?? 1 : 1)
    }

    private static func start(of box: Int, in whole: Int, around center: Double) -> Int {
        let start = (Double(whole) * center - Double(box) / 2).rounded()
        return start > 0 ? Int(exactly: min(start, Double(whole - box))) ?? 0 : 0
    }
}
