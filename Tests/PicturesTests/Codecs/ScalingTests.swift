import CImageCodecs
import Testing

@Suite struct ScalingTests {
    /// Weights of the Catmull-Rom filter (1974), stretched when scaling down; inputs outside the picture are omitted.
    private func weights(_ inputs: Int, _ outputs: Int, _ output: Int) -> [(input: Int, weight: Double)] {
        let stretch = max(1, Double(inputs) / Double(outputs))
        let centre = (Double(output) + 0.5) * Double(inputs) / Double(outputs) - 0.5
        let all = (0..<inputs).map { input -> (input: Int, weight: Double) in
            let x = abs(Double(input) - centre) / stretch
            if x < 1 { return (input, 1 + x * x * (1.5 * x - 2.5)) }
            return (input, x < 2 ? 2 + x * (-4 + x * (2.5 - 0.5 * x)) : 0)
        }
        let sum = all.reduce(0) { $0 + $1.weight }
        return all.map { ($0.input, $0.weight / sum) }
    }

    @Test(
        arguments: [
            (60, 48, 25, 20), (60, 48, 45, 36), (10, 8, 25, 20), (60, 48, 10, 8), (21, 21, 20, 20),
            (21, 19, 21, 19), (21, 19, 21, 8), (21, 19, 9, 19), (21, 19, 21, 40),
        ])
    func `each scaled pixel matches a reference filter`(_ size: (Int, Int, Int, Int)) {
        let (width, height, wide, high) = size
        let stored = (0..<(width * height)).map { UInt8(truncatingIfNeeded: ($0 * 7919) ^ ($0 >> 3)) }
        let file = PNG.file(width: width, height: height) { stored[$1 * width + $0] }
        let seen = Codec.decode(file, width: wide, height: high, exactly: true)
        #expect((seen.width, seen.height) == (wide, high))
        for y in 0..<seen.height {
            let down = weights(height, high, y)
            for x in 0..<seen.width {
                var sum = 0.0
                for across in weights(width, wide, x) where across.weight != 0 {
                    for row in down {
                        sum += Double(stored[row.input * width + across.input]) * across.weight * row.weight
                    }
                }
                #expect(abs(Double(seen.pixel(x, y) & 255) - min(255, max(0, sum))) <= 1, "\(x), \(y)")
            }
        }
    }

    @Test(arguments: [21, 40])
    func `a part of a scaled picture equals the same region of the whole scaled picture`(
        _ high: Int
    ) {
        let file = PNG.file(width: 21, height: 21) { UInt8(truncatingIfNeeded: ($0 * 31) ^ ($1 * 57)) }
        let whole = Codec.decode(file, width: 21, height: high, exactly: true)
        let part = Codec.decode(
            file, width: 21, height: high, exactly: true, part: gic_part(x: 3, y: 5, width: 7, height: 6))
        #expect((part.width, part.height) == (7, 6))
        for y in 0..<part.height {
            for x in 0..<part.width { #expect(part.pixel(x, y) == whole.pixel(x + 3, y + 5)) }
        }
    }
}
