import Glibc
import PictureExchange

/// Encoder of `VisualDescriptor`: edge and gradient histograms of 4x4 parts; luminance and color layout.
struct DescriptorEncoder {
    /// Zigzag order of the coefficients of the discrete cosine transform, by row and column.
    private static let coefficients = [
        (0, 0), (0, 1), (1, 0), (2, 0), (1, 1), (0, 2), (0, 3), (1, 2), (2, 1), (3, 0),
    ]
    /// Weights that balance the parts of the descriptor in a sum of differences; chosen by measuring and by eye.
    private static let scale = (
        edges: Float(110), fine: Float(230), coarse: Float(140), light: Float(0.125), layout: Float(0.25)
    )

    private let cells: PictureCells

    init(_ pixels: UnsafeBufferPointer<UInt8>, width: Int, height: Int) {
        cells = PictureCells(pixels, width: width, height: height)
    }

    var bytes: [UInt8] {
        let light = cells.light
        return light.edges.map { Self.byte($0 * Self.scale.edges) }
            + Self.gradients(of: light, scale: Self.scale.fine)
            + Self.gradients(of: light.reduced, scale: Self.scale.coarse) + cosines
    }

    /// Gradient histogram, normalized over the picture.
    private static func gradients(of light: LightPlane, scale: Float) -> [UInt8] {
        let means = light.slopes
        // The 5 suppresses noise in plain pictures.
        let all = means.reduce(5, +)
        return means.map { byte(($0 / all).squareRoot() * scale) }
    }

    /// Cosine coefficients. The mean luminance is unsigned; all other coefficients are signed, with an offset of 128.
    private var cosines: [UInt8] {
        zip(cells.layout, [10, 6, 6]).enumerated().flatMap { number, part in
            Self.coefficients.prefix(part.1).enumerated().map { index, position in
                let value = Self.cosine(of: part.0, row: position.0, column: position.1)
                guard number > 0 || index > 0 else { return Self.byte(value * Self.scale.light) }
                return Self.byte(128 + value * Self.scale.layout * (number > 0 ? 2 : 1))
            }
        }
    }

    /// Coefficient of the orthonormal 8x8 transform.
    private static func cosine(of values: [SIMD8<Float>], row: Int, column: Int) -> Float {
        let sum = (0..<8).reduce(SIMD8<Float>()) { $0 + values[$1] * waves[row][$1] }
        return (sum * waves[column]).sum()
    }

    private static let waves: [SIMD8<Float>] = (0..<4).map { number in
        let angles = (0..<8).map { position in Float.pi * Float((2 * position + 1) * number) / 16 }
        return SIMD8(angles.map { number == 0 ? Float(0.125).squareRoot() : 0.5 * cosf($0) })
    }

    private static func byte(_ value: Float) -> UInt8 {
        UInt8(exactly: min(255, max(0, value.rounded()))) ?? 0
    }
}
