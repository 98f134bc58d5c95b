import GalleryCore
import Glibc

/// How much a colour belongs to each family of colours people have a word for: twelve hues, and three greys.
///
/// By hue in OKLab (Björn Ottosson, "A perceptual color space for image processing", 2020).
enum ColorFamilies {
    /// English names, in the order of the memberships; hues every 30 degrees from 0 on.
    static let names =
        [
            "pink", "red", "orange", "yellow", "lime", "green", "teal", "cyan", "azure", "blue", "purple",
            "magenta",
        ] + ["black", "grey", "white"]

    private static let hues = 12
    /// The lightness of the greys.
    private static let greys = [0.2, 0.55, 0.9]

    /// Sums to 1 at most; families below a twentieth are left out.
    static func memberships(of color: RGB) -> [(family: Int, share: Double)] {
        let place = oklab(color)
        let hue = atan2(place.b, place.a)
        // Averages of whole photos are pale: half of all have a chroma below 0.04.
        let colored = 1 / (1 + exp(-(hypot(place.a, place.b) - 0.02) / 0.006))
        let nearHues = (0..<hues).map { number in
            let turn = hue - Double(number) * 2 * .pi / Double(hues)
            return bell(atan2(sin(turn), cos(turn)), width: 0.3)
        }
        let nearGreys = greys.map { bell($0 - place.lightness, width: 0.15) }
        let shares = portions(nearHues, of: colored) + portions(nearGreys, of: 1 - colored)
        return shares.enumerated().filter { $0.element > 0.05 }.map { ($0.offset, $0.element) }
    }

    /// The names of the families that a third of the colour belongs to.
    static func names(of color: RGB) -> [String] {
        memberships(of: color).filter { $0.share > 1 / 3 }.map { names[$0.family] }
    }

    private static func bell(_ distance: Double, width: Double) -> Double {
        exp(-distance * distance / (2 * width * width))
    }

    private static func portions(_ values: [Double], of whole: Double) -> [Double] {
        let sum = max(values.reduce(0, +), .leastNormalMagnitude)
        return values.map { $0 / sum * whole }
    }

    private static func oklab(_ color: RGB) -> (lightness: Double, a: Double, b: Double) {
        let (red, green, blue) = (linear(color.red), linear(color.green), linear(color.blue))
        let l = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        let m = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        let s = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        return (
            0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
            1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
            0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
        )
    }

    /// The transfer function of sRGB (IEC 61966-2-1).
    private static func linear(_ channel: UInt8) -> Double {
        let value = Double(channel) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
}
