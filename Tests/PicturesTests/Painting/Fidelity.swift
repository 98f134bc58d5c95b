import Glibc

@testable import Pictures

enum Fidelity {
    /// Peak signal-to-noise ratio in decibels. Compares averages of `block` by `block` pixels, as seen from a distance.
    static func decibels(_ one: PixelBuffer, _ other: PixelBuffer, block: Int = 1) -> Double {
        guard one.width == other.width, one.height == other.height else { return 0 }
        var error = 0.0, count = 0.0
        for y in stride(from: 0, through: one.height - block, by: block) {
            for x in stride(from: 0, through: one.width - block, by: block) {
                for channel in 0..<3 {
                    var sum = 0
                    for row in y..<(y + block) {
                        for column in x..<(x + block) {
                            let at = (row * one.width + column) * 3 + channel
                            sum += Int(one.bytes[at]) - Int(other.bytes[at])
                        }
                    }
                    error += pow(Double(sum) / Double(block * block), 2)
                    count += 1
                }
            }
        }
        return error == 0 ? .infinity : 10 * log10(255 * 255 / (error / count))
    }

    /// Picture with all hues, smooth in one corner and detailed in the opposite corner.
    static func picture(width: Int, height: Int) -> PixelBuffer {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(width * height * 3)
        for y in 0..<height {
            for x in 0..<width {
                let wave = sin(Double(x * y) / Double(width)) * 50
                bytes.append(UInt8(clamping: x * 240 / width + Int(wave)))
                bytes.append(UInt8(clamping: y * 240 / height - Int(wave)))
                bytes.append(UInt8(clamping: 255 - (x + y) * 200 / (width + height)))
            }
        }
        return PixelBuffer(width: width, height: height, bytes: bytes)
    }
}
