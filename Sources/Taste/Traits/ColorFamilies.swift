import GalleryCore
import Glibc

/// How much a colour belongs to each family of colours people have a word for: twelve hues, and three greys.
///
/// By hue in OKLab.
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
        let place = OKLab(color)
        let hue = atan2(place.b, place.a)
        // Averages of whole photos are pale: half of all have a chroma below 0.04.
        let colored = 1 / (1 + exp(-(hypot(place.a, place.b) - 0.02) / 0.006))
        let nearHues = (0..<hues).map { number in
            let turn = hue - Double(number) * 2 * .pi / Double(hues)
            return bell(turn.remainder(dividingBy: 2 * .pi), width: 0.3)
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
}
