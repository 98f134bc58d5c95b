/// Numbers as a row of bars, one character each.
public enum Sparkline {
    private static let bars: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

    /// The largest number is the highest bar, and 0 the lowest; nothing for no numbers.
    public static func text(_ values: [Int]) -> String {
        guard let largest = values.max(), largest > 0 else {
            return String(repeating: bars[0], count: values.count)
        }
        return String(
            values.map { value in
                let share = Double(max(0, value)) / Double(largest)
                return bars[min(bars.count - 1, Int(share * Double(bars.count)))]
            })
    }
}
