import Glibc
import PictureExchange

/// What decoded pixels look like, as `PictureLook` of the gallery has it: edges and gradients in 4x4 parts of the picture,
/// and its layout of light and color.
struct LookDescriptor {
    /// Cells across and down; each is the mean of 2x2 pixels in it.
    private static let side = 64
    /// Less is no edge (MPEG-7's reference software has 11).
    private static let edge: Float = 10
    /// Of the discrete cosine transform, from the top left in a zigzag: rows and columns.
    private static let coefficients = [
        (0, 0), (0, 1), (1, 0), (2, 0), (1, 1), (0, 2), (0, 3), (1, 2), (2, 1), (3, 0),
    ]
    /// So that each kind has its due in a sum of differences: found with `gallery-bench looks` and by eye.
    private static let scale = (
        edges: Float(110), fine: Float(230), coarse: Float(140), light: Float(0.125), layout: Float(0.25)
    )

    private let light: [Float]
    /// 8x8 means of light, blue difference and red difference (BT.601).
    private let layout: [[Float]]

    /// `pixels` has 3 bytes each.
    init(_ pixels: UnsafeBufferPointer<UInt8>, width: Int, height: Int) {
        let side = Self.side
        let columns = (0..<2 * side).map { (2 * $0 + 1) * width / (4 * side) * 3 }
        var light = [Float](repeating: 0, count: side * side)
        var layout = [[Float]](repeating: [Float](repeating: 0, count: 64), count: 3)
        for row in 0..<side {
            let above = (4 * row + 1) * height / (4 * side) * width * 3
            let below = (4 * row + 3) * height / (4 * side) * width * 3
            for column in 0..<side {
                let (left, right) = (columns[2 * column], columns[2 * column + 1])
                func mean(_ channel: Int) -> Float {
                    let upper = Int(pixels[above + left + channel]) + Int(pixels[above + right + channel])
                    let lower = Int(pixels[below + left + channel]) + Int(pixels[below + right + channel])
                    return Float(upper + lower) / 4
                }
                let (red, green, blue) = (mean(0), mean(1), mean(2))
                let value = 0.299 * red + 0.587 * green + 0.114 * blue
                light[row * side + column] = value
                let place = row / 8 * 8 + column / 8
                layout[0][place] += value / 64
                layout[1][place] += 0.564 * (blue - value) / 64
                layout[2][place] += 0.713 * (red - value) / 64
            }
        }
        (self.light, self.layout) = (light, layout)
    }

    /// `PictureReply.lookLength` of them.
    var bytes: [UInt8] {
        let coarse = (0..<256).map { place in
            let start = place / 16 * 4 * Self.side + place % 16 * 4
            return (0..<16).reduce(Float(0)) { $0 + light[start + $1 / 4 * Self.side + $1 % 4] } / 16
        }
        return edges + Self.gradients(of: light, side: Self.side, scale: Self.scale.fine)
            + Self.gradients(of: coarse, side: 16, scale: Self.scale.coarse) + cosines
    }

    /// Of each part, how many of its 64 blocks of 2x2 cells have an edge upright, flat, along each diagonal, or none of
    /// these.
    private var edges: [UInt8] {
        var counts = [Float](repeating: 0, count: 80)
        let root = Float(2).squareRoot()
        for row in 0..<32 {
            for column in 0..<32 {
                let start = 2 * row * Self.side + 2 * column
                let (a, b) = (light[start], light[start + 1])
                let (c, d) = (light[start + Self.side], light[start + Self.side + 1])
                let strengths = (
                    abs(a - b + c - d), abs(a + b - c - d), root * abs(a - d), root * abs(b - c),
                    2 * abs(a - b - c + d)
                )
                var (kind, most) = (0, strengths.0)
                if strengths.1 > most { (kind, most) = (1, strengths.1) }
                if strengths.2 > most { (kind, most) = (2, strengths.2) }
                if strengths.3 > most { (kind, most) = (3, strengths.3) }
                if strengths.4 > most { (kind, most) = (4, strengths.4) }
                if most > Self.edge { counts[(row / 8 * 4 + column / 8) * 5 + kind] += 1 }
            }
        }
        return counts.map { Self.byte($0 / 64 * Self.scale.edges) }
    }

    /// Of each part, how much of all slopes runs across, down, and along each diagonal.
    private static func gradients(of light: [Float], side: Int, scale: Float) -> [UInt8] {
        // The tangent of an eighth of a half turn.
        let tangent = Float(2).squareRoot() - 1
        let part = side / 4
        let means = (0..<16).flatMap { place in
            var sums = SIMD4<Float>()
            for row in place / 4 * part..<(place / 4 + 1) * part {
                let above = max(0, row - 1) * side, below = min(side - 1, row + 1) * side
                for column in place % 4 * part..<(place % 4 + 1) * part {
                    let left = row * side + max(0, column - 1), right = row * side + min(side - 1, column + 1)
                    let x = (light[right] - light[left]) / 2
                    let y = (light[below + column] - light[above + column]) / 2
                    let direction =
                        abs(y) <= tangent * abs(x) ? 0 : abs(x) <= tangent * abs(y) ? 2 : x * y > 0 ? 1 : 3
                    sums[direction] += (x * x + y * y).squareRoot()
                }
            }
            return (0..<4).map { sums[$0] / Float(part * part) }
        }
        // A plain picture has no direction to speak of.
        let all = means.reduce(5, +)
        return means.map { byte(($0 / all).squareRoot() * scale) }
    }

    /// The mean light, from 0 on; all others have their zero in the middle.
    private var cosines: [UInt8] {
        zip(layout, [10, 6, 6]).enumerated().flatMap { number, part in
            Self.coefficients.prefix(part.1).enumerated().map { index, place in
                let value = Self.cosine(of: part.0, row: place.0, column: place.1)
                guard number > 0 || index > 0 else { return Self.byte(value * Self.scale.light) }
                return Self.byte(128 + value * Self.scale.layout * (number > 0 ? 2 : 1))
            }
        }
    }

    /// Of the orthonormal transform of 8x8 values.
    private static func cosine(of values: [Float], row: Int, column: Int) -> Float {
        (0..<64).reduce(0) { $0 + values[$1] * waves[row][$1 / 8] * waves[column][$1 % 8] }
    }

    private static let waves: [[Float]] = (0..<4).map { number in
        (0..<8).map { place in
            number == 0 ? Float(0.125).squareRoot() : 0.5 * cosf(.pi * Float((2 * place + 1) * number) / 16)
        }
    }

    private static func byte(_ value: Float) -> UInt8 {
        UInt8(exactly: min(255, max(0, value.rounded()))) ?? 0
    }
}
