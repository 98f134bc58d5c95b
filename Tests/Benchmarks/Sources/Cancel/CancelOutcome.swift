import Foundation

struct CancelOutcome {
    /// Seconds from Ctrl-C to the prompt, sorted. Excludes presses of Ctrl-C after the end of the command.
    var times: [Double] = []
    /// Whether the terminal modes after the end equal those before the start.
    var isRestored = false
    /// Hidden files in the pictures folder.
    var leftoverFiles: [String] = []

    /// 99th percentile of `times` in seconds; 0 without times.
    var percentile: Double { times.isEmpty ? 0 : times[max(0, (times.count * 99 + 99) / 100 - 1)] }

    func row(_ name: String) -> String {
        let figures = [times.median, percentile, times.last ?? 0].map { String(format: "%.1f", $0 * 1000) }
            .joined(separator: " | ")
        let files = leftoverFiles.isEmpty ? "none" : leftoverFiles.joined(separator: ", ")
        return "| \(name) | \(times.count) | \(figures) | \(isRestored ? "yes" : "NO") | \(files) |"
    }
}
