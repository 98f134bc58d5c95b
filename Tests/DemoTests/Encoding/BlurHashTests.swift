import Testing

@testable import Demo

@Suite struct BlurHashTests {
    private func picture(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> [UInt8]) -> Bitmap {
        var bytes: [UInt8] = []
        for y in 0..<height {
            for x in 0..<width { bytes += pixel(x, y) }
        }
        return Bitmap(width: width, height: height, bytes: bytes)
    }

    @Test func `BlurHashes equal those of the published algorithm`() {
        let gradient = picture(16, 12) { x, y in [UInt8(x * 17), UInt8(y * 23), 128] }
        #expect(BlurHashEncoder.encode(gradient) == "L$Hx$b2?wxoyqSR-jte=g0fjfQfj")
        let checks = picture(8, 8) { x, y in (x / 4 + y / 4) % 2 == 0 ? [255, 64, 0] : [0, 32, 200] }
        #expect(BlurHashEncoder.encode(checks) == "L,LlW4$SfQ$S$S|.,nNzfQ,nw[S5")
        let flat = picture(5, 5) { _, _ in [200, 200, 200] }
        #expect(BlurHashEncoder.encode(flat) == "LbN17T~qfQ~q~qxufQxufQfQfQfQ")
    }

    @Test func `sRGB encoding reverses the linearization of every byte, and clamps values out of range`() {
        for byte in UInt8.min...UInt8.max { #expect(SRGBTable.encoded(SRGBTable.linear(byte)) == byte) }
        #expect(abs(SRGBTable.linear(128) - 0.215_861) < 1e-6)
        #expect(SRGBTable.encoded(-1) == 0 && SRGBTable.encoded(2) == 255)
    }
}
