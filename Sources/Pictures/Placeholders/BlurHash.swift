import GalleryCore
import Glibc

/// Blurred picture encoded as DCT components (github.com/woltapp/blurhash, Algorithm.md).
struct BlurHash {
    private let across: Int
    private let down: Int
    /// Components in linear light, in row order; the first is the average.
    private let components: [SIMD3<Float>]

    /// `nil` if the text is malformed.
    init?(_ text: String) {
        let digits = text.utf8.prefix(200).compactMap { Self.digits.firstIndex(of: $0) }
        guard digits.count == text.utf8.count, digits.count >= 6 else { return nil }
        across = digits[0] % 9 + 1
        down = digits[0] / 9 + 1
        guard digits[0] < 81, digits.count == 4 + 2 * across * down else { return nil }
        let greatest = Float(digits[1] + 1) / 166
        let average = Self.number(digits[2..<6])
        guard average < 1 << 24 else { return nil }
        var components = [
            SIMD3(Self.light(average >> 16), Self.light(average >> 8 & 255), Self.light(average & 255))
        ]
        for index in 1..<max(1, across * down) {
            let value = Self.number(digits[(4 + index * 2)..<(6 + index * 2)])
            guard value < 19 * 19 * 19 else { return nil }
            let parts = SIMD3(
                Self.wave(value / 361), Self.wave(value / 19 % 19), Self.wave(value % 19))
            components.append(parts * greatest)
        }
        self.components = components
    }

    func pixels(width: Int, height: Int) -> PixelBuffer {
        let columns = Self.cosines(waves: across, steps: width),
            rows = Self.cosines(waves: down, steps: height)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(width * height * 3)
        for y in 0..<height {
            let row = (0..<across).map { i in
                (0..<down).reduce(SIMD3<Float>.zero) { sum, j in
                    sum + components[j * across + i] * rows[j * height + y]
                }
            }
            for x in 0..<width {
                var sum = SIMD3<Float>.zero
                for i in 0..<across { sum += row[i] * columns[i * width + x] }
                let steps = sum.clamped(lowerBound: .zero, upperBound: .one) * Float(Self.shades)
                for channel in 0..<3 { bytes.append(Self.shade[Int(steps[channel])]) }
            }
        }
        return PixelBuffer(width: width, height: height, bytes: bytes)
    }

    private static func cosines(waves: Int, steps: Int) -> [Float] {
        (0..<waves).flatMap { wave in
            (0..<steps).map { step in Float(cos(.pi * Double(wave) * Double(step) / Double(steps))) }
        }
    }

    /// sRGB value of each light level; a table, since a power for each pixel would take longer than all other steps.
    private static let shade = (0...shades).map { SRGBTransfer.encoded(Float($0) / Float(shades)) }
    /// Highest light level: at least one level per channel value, even for dark values, which differ least in light.
    private static let shades = 4095

    private static func light(_ value: Int) -> Float { Float(SRGBTransfer.linear(UInt8(value))) }

    private static func wave(_ step: Int) -> Float {
        let value = Float(step - 9) / 9
        return value.sign == .minus ? -value * value : value * value
    }

    private static func number(_ digits: ArraySlice<Int>) -> Int { digits.reduce(0) { $0 * 83 + $1 } }

    private static let digits = Array(
        "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%*+,-.:;=?@[]^_{|}~".utf8)
}

extension PixelBuffer {
    func inSteps(of step: UInt8) -> PixelBuffer {
        PixelBuffer(width: width, height: height, bytes: bytes.map { $0 - $0 % step + step / 2 })
    }
}
