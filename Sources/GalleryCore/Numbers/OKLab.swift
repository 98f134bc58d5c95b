import Glibc

/// Perceptual color (Björn Ottosson, "A perceptual color space for image processing", 2020).
public struct OKLab: Sendable {
    /// 0 to 1.
    public let lightness: Double
    /// Negative for green, positive for red.
    public let a: Double
    /// Negative for blue, positive for yellow.
    public let b: Double

    public init(_ color: RGB) {
        let (red, green, blue) = (
            SRGBTransfer.linear(color.red), SRGBTransfer.linear(color.green), SRGBTransfer.linear(color.blue)
        )
        let l = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        let m = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        let s = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
        a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
        b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    }

    /// Perceptual difference; `a` and `b` count twice, because average colors of photos are pale.
    public func distance(to other: OKLab) -> Double {
        // `hypot` is not needed: components cannot overflow.
        let (deltaL, deltaA, deltaB) = (lightness - other.lightness, a - other.a, b - other.b)
        return (deltaL * deltaL + 4 * (deltaA * deltaA + deltaB * deltaB)).squareRoot()
    }
}
