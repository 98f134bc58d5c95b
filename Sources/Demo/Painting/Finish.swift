/// Final step: vignette, conversion to gray if requested, and rounding to 8 bits with dithering against banding.
struct Finish: Sendable {
    let motif: Motif

    func bitmap(of band: Band) -> Bitmap {
        var bytes = [UInt8](repeating: 0, count: band.columns * band.rows * 3)
        let aspect = band.frame.aspect
        let corner = 1 / (aspect * aspect + 1)
        let isMonochrome = motif.isMonochrome
        band.pixels.withUnsafeBufferPointer { pixels in
            bytes.withUnsafeMutableBufferPointer { bytes in
                var at = 0
                for row in 0..<band.rows {
                    let y = band.y(row) * 2 - 1
                    for column in 0..<band.columns {
                        let x = band.x(column) * 2 - aspect
                        let edge = (x * x + y * y) * corner
                        var tint = pixels[row * band.columns + column] * (1 - 0.2 * edge * edge)
                        if isMonochrome { tint = Self.developed(tint) }
                        let grain = Self.grain(band.left + column, band.top + row)
                        var scaled = tint * 255 + (grain - 0.5)
                        scaled.replace(with: 0, where: scaled .< 0)
                        scaled.replace(with: 255, where: scaled .> 255)
                        // Adding 2²³ moves the nearest integer to the low bits.
                        let whole = unsafeBitCast(scaled + 8_388_608, to: SIMD4<UInt32>.self)
                        bytes[at] = UInt8(truncatingIfNeeded: whole.x)
                        bytes[at + 1] = UInt8(truncatingIfNeeded: whole.y)
                        bytes[at + 2] = UInt8(truncatingIfNeeded: whole.z)
                        at += 3
                    }
                }
            }
        }
        return Bitmap(width: band.columns, height: band.rows, bytes: bytes)
    }

    /// Gray with slightly increased contrast.
    private static func developed(_ tint: Tint) -> Tint {
        let grey = max(0, min(1, tint.luma))
        return Tint(grey: grey + (grey - 0.5) * (1 - grey) * grey * 0.9)
    }

    /// Noise from 0 to 1, uniform over small areas (interleaved gradient noise, J. Jimenez 2014, in integers).
    private static func grain(_ x: Int, _ y: Int) -> Float {
        let mixed = UInt32(truncatingIfNeeded: x) &* 4_398_046 &+ UInt32(truncatingIfNeeded: y) &* 382_566_310
        let twice = UInt32(truncatingIfNeeded: UInt64(mixed) &* 52_983 >> 10)
        return Float(twice & 0xFFFF) * (1 / 65536)
    }
}
