/// BlurHash encoder (github.com/woltapp/blurhash, Algorithm.md): a picture as a few base-83 digits.
///
/// Discrete cosine transform in linear light: the average color, then coefficients in 19 steps per channel.
enum BlurHashEncoder {
    private static let digits = Array(
        "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%*+,-.:;=?@[]^_{|}~".utf8)

    /// `across` and `down` are component counts, 1 to 9.
    static func encode(_ picture: Bitmap, across: Int = 4, down: Int = 3) -> String {
        let linear = picture.bytes.map { SRGBTable.linear($0) }
        var factors: [SIMD3<Float>] = []
        for j in 0..<down {
            for i in 0..<across { factors.append(factor(i, j, linear, picture.width, picture.height)) }
        }
        let maximum = factors.dropFirst().reduce(Float(0)) { largest, factor in
            max(largest, max(abs(factor.x), max(abs(factor.y), abs(factor.z))))
        }
        let step = max(0, min(82, Int(maximum * 166 - 0.5)))
        let scale = Float(step + 1) / 166
        var text: [UInt8] = []
        append(across - 1 + (down - 1) * 9, 1, to: &text)
        append(factors.count > 1 ? step : 0, 1, to: &text)
        append(average(factors[0]), 4, to: &text)
        for factor in factors.dropFirst() { append(quantised(factor / scale), 2, to: &text) }
        return String(decoding: text, as: UTF8.self)
    }

    private static func factor(_ i: Int, _ j: Int, _ linear: [Float], _ width: Int, _ height: Int)
        -> SIMD3<Float>
    {
        let horizontal = (0..<width).map { Wave.cosine(Wave.pi * Float(i) * Float($0) / Float(width)) }
        var sum = SIMD3<Float>.zero
        for y in 0..<height {
            let vertical = Wave.cosine(Wave.pi * Float(j) * Float(y) / Float(height))
            for x in 0..<width {
                let at = (y * width + x) * 3
                sum += SIMD3(linear[at], linear[at + 1], linear[at + 2]) * (horizontal[x] * vertical)
            }
        }
        let normalisation: Float = i == 0 && j == 0 ? 1 : 2
        return sum * (normalisation / Float(width * height))
    }

    private static func average(_ factor: SIMD3<Float>) -> Int {
        Int(SRGBTable.encoded(factor.x)) << 16 | Int(SRGBTable.encoded(factor.y)) << 8
            | Int(SRGBTable.encoded(factor.z))
    }

    private static func quantised(_ factor: SIMD3<Float>) -> Int {
        func step(_ value: Float) -> Int {
            let root = abs(value).squareRoot() * (value < 0 ? -1 : 1)
            return max(0, min(18, Int((root * 9 + 9.5).rounded(.down))))
        }
        return step(factor.x) * 19 * 19 + step(factor.y) * 19 + step(factor.z)
    }

    private static func append(_ value: Int, _ length: Int, to text: inout [UInt8]) {
        var divisor = (1..<length).reduce(1) { product, _ in product * 83 }
        for _ in 0..<length {
            text.append(digits[value / divisor % 83])
            divisor /= 83
        }
    }
}
