import GalleryCore

/// Numbers as a row of bars, one character each.
public enum Sparkline {
    private static let bars: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
    /// Maximum number of bars that fit beside a label in 40 columns.
    private static let most = 15

    /// Bars for 0 to the maximum; empty without numbers. For more than 15 numbers, each bar is the mean of several.
    public static func text(_ values: [Int]) -> String {
        let each = max(1, (values.count + most - 1) / most)
        let means = stride(from: 0, to: values.count, by: each).map { start in
            let part = values[start..<min(start + each, values.count)]
            return part.reduce(0.0) { $0 + Double(max(0, $1)) } / Double(part.count)
        }
        guard let largest = means.max(), largest > 0 else {
            return String(repeating: bars[0], count: means.count)
        }
        return String(
            means.map { bars[min(bars.count - 1, Int(clamping: $0 / largest * Double(bars.count)))] })
    }
}
