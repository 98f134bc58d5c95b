import TextLayout

extension Line {
    /// End of the text that fits `width`, a cursor character (the full screen hides the real cursor), and completions.
    init(typing text: String, choices: [String], in width: Int) {
        var start = text.startIndex
        while CellWidth.of(String(text[start...])) >= width, start < text.endIndex {
            start = text.index(after: start)
        }
        let choices = choices.isEmpty ? "" : "  " + choices.joined(separator: "  ")
        self = Line([Span(String(text[start...])), Span("_", .number), Span(choices, .quiet)]).clipped(
            to: width)
    }
}
