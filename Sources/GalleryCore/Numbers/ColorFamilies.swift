import Glibc

/// Fuzzy membership of a color in named families: twelve hues of OKLab and three grays.
public enum ColorFamilies {
    /// English names, indexed by `family`: hues in steps of 30 degrees from 0, then grays.
    public static let names =
        [
            "pink", "red", "orange", "yellow", "lime", "green", "teal", "cyan", "azure", "blue", "purple",
            "magenta",
        ] + ["black", "grey", "white"]

    /// Whether a lower-case English word names a color, which alone describes no subject.
    public static func isNamed(_ word: String) -> Bool { names.contains(word) || others.contains(word) }

    private static let others: Set = ["gray", "brown", "violet", "turquoise", "beige", "golden"]

    private static let hues = 12
    /// OKLab lightness of each gray.
    private static let grays = [0.2, 0.55, 0.9]

    /// Shares of the families, at most 1 in total; shares of 5 % or less are omitted.
    public static func memberships(of color: RGB) -> [(family: Int, share: Double)] {
        let lab = OKLab(color)
        let hue = atan2(lab.b, lab.a)
        // Average colors of photos are pale (half have a chroma below 0.04), so a chroma of 0.02 already counts half.
        let colored = 1 / (1 + exp(-(hypot(lab.a, lab.b) - 0.02) / 0.006))
        var shares: [Double] = []
        shares.reserveCapacity(names.count)
        for number in 0..<hues {
            let turn = abs(hue - Double(number) * 2 * .pi / Double(hues))
            shares.append(bell(min(turn, 2 * .pi - turn), width: 0.3))
        }
        for gray in grays { shares.append(bell(gray - lab.lightness, width: 0.15)) }
        scale(&shares, 0..<hues, to: colored)
        scale(&shares, hues..<names.count, to: 1 - colored)
        return shares.indices.lazy.filter { shares[$0] > 0.05 }.map { ($0, shares[$0]) }
    }

    public static func names(of color: RGB) -> [String] {
        memberships(of: color).filter { $0.share > 1 / 3 }.map { names[$0.family] }
    }

    private static func bell(_ distance: Double, width: Double) -> Double {
        // Skips `exp` for negligible values; ranking computes this for a thousand photos.
        abs(distance) > 5 * width ? 0 : exp(-distance * distance / (2 * width * width))
    }

    private static func scale(_ values: inout [Double], _ range: Range<Int>, to whole: Double) {
        let sum = max(values[range].reduce(0, +), .leastNormalMagnitude)
        for index in range { values[index] *= whole / sum }
    }
}
