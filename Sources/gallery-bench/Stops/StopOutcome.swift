import Foundation

/// What Ctrl-C did.
struct StopOutcome {
    /// Seconds from Ctrl-C to the prompt, shortest first; those that came too late to stop anything are left out.
    var times: [Double] = []
    /// The terminal was in the end as it was found.
    var isRestored = false
    /// Files that are no photo and no credit of one, in the folder of pictures.
    var strays: [String] = []

    /// Of a hundred, all but one were as fast; 0 without any.
    var percentile: Double { times.isEmpty ? 0 : times[max(0, (times.count * 99 + 99) / 100 - 1)] }

    /// As a row of a table in Markdown.
    func row(_ name: String) -> String {
        let figures = [times.isEmpty ? 0 : times[times.count / 2], percentile, times.last ?? 0].map {
            String(format: "%.1f", $0 * 1000)
        }
        let cells =
            [name, "\(times.count)"] + figures
            + [isRestored ? "yes" : "NO", strays.isEmpty ? "none" : strays.joined(separator: ", ")]
        return "| " + cells.joined(separator: " | ") + " |"
    }
}
