import PictureExchange

/// Widths of requests, rounded up to a few steps, so that the cache can be used after a slight resize of the window.
///
/// Each step is at most 1.5 times the previous one. The minimum is 200: chroma subsampling of a narrower JPEG would
/// blur the colors of a picture drawn in cells.
enum RequestWidth {
    private static let steps = [200, 300, 400, 600, 800, 1200, 1600]

    /// Rounds up to a step; beyond the last step, to a multiple of 800.
    static func step(for width: Int) -> Int {
        steps.first { $0 >= width } ?? (width + 799) / 800 * 800
    }

    static func acceptable(for width: Int) -> [Int] {
        let least = step(for: width)
        return [least] + steps.filter { $0 > least }
    }
}
