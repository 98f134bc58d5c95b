/// Rectangle of a scaled picture, in pixels. Its sides are 1 to 16,384.
public struct PicturePart: Hashable, Sendable {
    public let x: UInt32
    public let y: UInt32
    public let width: UInt32
    public let height: UInt32

    public init(x: UInt32, y: UInt32, width: UInt32, height: UInt32) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
}
