public struct PixelBuffer: Equatable, Sendable {
    public let width: Int
    public let height: Int
    /// 3 bytes a pixel (sRGB, red first), rows from the top without gaps: `width * height * 3` of them.
    public let bytes: [UInt8]

    /// The three must agree.
    public init(width: Int, height: Int, bytes: [UInt8]) {
        precondition(width > 0 && height > 0 && bytes.count == width * height * 3)
        (self.width, self.height, self.bytes) = (width, height, bytes)
    }

    /// One color all over.
    init(width: Int, height: Int, red: UInt8, green: UInt8, blue: UInt8) {
        // Joining arrays of three takes four times as long.
        var bytes: [UInt8] = []
        bytes.reserveCapacity(width * height * 3)
        for _ in 0..<(width * height) {
            bytes.append(red)
            bytes.append(green)
            bytes.append(blue)
        }
        self.init(width: width, height: height, bytes: bytes)
    }
}
