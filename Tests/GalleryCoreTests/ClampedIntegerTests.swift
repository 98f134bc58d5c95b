import GalleryCore
import Testing

@Suite struct ClampedIntegerTests {
    @Test(arguments: [
        (9e307, Int.max), (-9e307, .min), (.infinity, .max), (-.infinity, .min), (.nan, 0), (2.9, 2),
        (-2.9, -2), (9_223_372_036_854_775_808, .max), (0, 0),
    ])
    func `a number is rounded toward zero and clamped to the integer range, and NaN becomes 0`(
        value: Double, integer: Int
    ) {
        #expect(Int(clamping: value) == integer)
    }

    @Test func `a number is clamped to the range of a byte`() {
        #expect(UInt8(clamping: 255.9) == 255)
        #expect(UInt8(clamping: 256.0) == 255)
        #expect(UInt8(clamping: -1.0) == 0)
    }
}
