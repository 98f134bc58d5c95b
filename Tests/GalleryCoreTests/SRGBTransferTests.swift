import GalleryCore
import Testing

@Suite struct SRGBTransferTests {
    /// Reference values of Bruce Lindbloom's calculator.
    @Test(arguments: [(0, 0), (10, 0.003_035_27), (11, 0.003_346_54), (128, 0.215_860_50), (255, 1)])
    func `sRGB channels convert to linear light as in the standard`(_ channel: UInt8, _ light: Double) {
        #expect(abs(SRGBTransfer.linear(channel) - light) < 1e-8)
    }

    @Test func `each channel value is unchanged by a round trip, and linear light is clamped and rounded`() {
        for channel in UInt8.min...UInt8.max {
            #expect(SRGBTransfer.encoded(Float(SRGBTransfer.linear(channel))) == channel)
        }
        #expect(SRGBTransfer.encoded(-1) == 0 && SRGBTransfer.encoded(2) == 255)
        #expect(SRGBTransfer.encoded(.nan) == 0)
    }
}
