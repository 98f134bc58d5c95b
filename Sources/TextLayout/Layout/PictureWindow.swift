/// The pixels of a scaled picture that are seen through its box; in terminal pixels.
public struct PictureWindow: Hashable, Sendable {
    /// The whole picture at its scale, 1 to 1,048,576.
    public let wholeWidth: Int
    /// The whole picture at its scale, 1 to 1,048,576.
    public let wholeHeight: Int
    /// Pixels of it left of the box.
    public let x: Int
    /// Pixels of it above the box.
    public let y: Int
    /// Pixels of the box; at most those of the whole.
    public let width: Int
    /// Pixels of the box; at most those of the whole.
    public let height: Int

    /// What is seen of a picture of that size through a box of `width` and `height`. Near an edge the box ends
    /// with the picture.
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

    /// Terminal pixels of a side at a scale, at most 1,048,576.
    static func length(of side: Int, by scale: Double, atLeast least: Int = 1) -> Int {
        let length = (Double(side) * scale).rounded()
        // What is not a number is not larger than 1 either.
        return max(least, length > 1 ? Int(exactly: min(length, 1_048_576)) ?? 1 : 1)
    }

    private static func start(of box: Int, in whole: Int, around center: Double) -> Int {
        let start = (Double(whole) * center - Double(box) / 2).rounded()
        return start > 0 ? Int(exactly: min(start, Double(whole - box))) ?? 0 : 0
    }
}
