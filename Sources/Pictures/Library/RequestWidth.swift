/// The few widths in which pictures are asked for, so that a slightly different terminal finds them in the cache.
enum RequestWidth {
    private static let steps = [200, 400, 800, 1600]

    /// The narrowest step that is wide enough; beyond the last in multiples of it.
    static func step(for width: Int) -> Int {
        steps.first { $0 >= width } ?? (width + 1599) / 1600 * 1600
    }

    /// The steps in which a picture would be wide enough, narrowest first.
    static func acceptable(for width: Int) -> [Int] {
        let least = step(for: width)
        return [least] + steps.filter { $0 > least }
    }
}
