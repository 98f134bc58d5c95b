public struct PixelBuffer: Equatable, Sendable {
    public let width: Int
    public let height: Int
    /// sRGB pixels of 3 bytes, red first, in rows from the top without padding.
    public let bytes: [UInt8]

    public init(width: Int, height: Int, bytes: [UInt8]) {
        precondition(width > 0 && height > 0 && bytes.count == width * height * 3)
        self.width = width
        self.height = height
        self.bytes = bytes
    }

    init(width: Int, height: Int, red: UInt8, green: UInt8, blue: UInt8) {
        // Concatenating arrays of three bytes would take four times as long.
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
