/// The widths in which pictures are asked for: the width drawn, rounded up to one of a few steps, so that a slightly
/// different window finds them in the cache.
///
/// A step is at most half as wide again as the one before. Below 200 there is none: a picture drawn in cells has few
/// pixels, and at that size the colors of a JPEG, kept at half its resolution, would run.
enum RequestWidth {
    private static let steps = [200, 300, 400, 600, 800, 1200, 1600]

    /// The narrowest step that is wide enough; beyond the last in multiples of its half.
    static func step(for width: Int) -> Int {
        steps.first { $0 >= width } ?? (width + 799) / 800 * 800
    }

    /// The steps in which a picture would be wide enough, narrowest first.
    static func acceptable(for width: Int) -> [Int] {
        let least = step(for: width)
        return [least] + steps.filter { $0 > least }
    }
}
