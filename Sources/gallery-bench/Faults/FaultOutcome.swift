import Foundation

/// What came of a fault.
struct FaultOutcome {
    /// What the person read.
    var sentence = ""
    /// From Enter to the next prompt.
    var seconds = 0.0
    /// From Ctrl-C to the next prompt, each time it was pressed before the prompt had come by itself.
    var stops: [Double] = []
    /// Searches that reached the server, and the least seconds between two; nil where nothing counts them.
    var asked: Int?
    var leastPause: Double?
    /// How much more memory it used than before, at most.
    var mebibytes = 0

    /// As a row of a table in Markdown.
    func row(_ name: String) -> String {
        let stop = stops.isEmpty ? "" : "\(Int((stops.max() ?? 0) * 1000))"
        let pause = leastPause.map { String(format: ", %.1f s apart", $0) } ?? ""
        let count = asked.map { "\($0)\(($0 > 1) ? pause : "")" } ?? ""
        let said = sentence.count > 260 ? sentence.prefix(260) + "…" : sentence
        let cells = [name, said, String(format: "%.2f", seconds), stop, count, "\(mebibytes)"]
        return "| " + cells.map { $0.replacingOccurrences(of: "|", with: "/") }.joined(separator: " | ")
            + " |"
    }
}
