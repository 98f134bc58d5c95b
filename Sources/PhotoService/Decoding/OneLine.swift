extension String {
    /// What a service says, as a part of a sentence of ours: no line ends, and no space around it.
    var oneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }

    /// The same with a mark at its end.
    var asSentence: String {
        let line = oneLine
        return line.last.map { ".!?".contains($0) } ?? true ? line : line + "."
    }
}
