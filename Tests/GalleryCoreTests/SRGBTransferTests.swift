import GalleryCore
import Testing

@Suite struct SRGBTransferTests {
    /// Bruce Lindbloom's calculator.
    @Test(arguments: [(0, 0), (10, 0.003_035_27), (11, 0.003_346_54), (128, 0.215_860_50), (255, 1)])
    func `it is the function of the standard`(_ channel: UInt8, _ light: Double) {
        #expect(abs(SRGBTransfer.linear(channel) - light) < 1e-8)
    }

    @Test func `every channel comes back, and light between two goes to the nearer one`() {
        for channel in UInt8.min...UInt8.max {
            #expect(SRGBTransfer.encoded(Float(SRGBTransfer.linear(channel))) == channel)
        }
        #expect(SRGBTransfer.encoded(-1) == 0 && SRGBTransfer.encoded(2) == 255)
        #expect(SRGBTransfer.encoded(.nan) == 0)
    }
}
