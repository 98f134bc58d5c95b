import TextLayout

struct LabeledText: Equatable, Sendable {
    let label: String
    let text: String
}

extension ScreenLayout {
    /// Labels and texts from the top, `last` in the last row. Wraps the texts if all rows fit, else clips them.
    init(_ facts: [LabeledText], above last: Line, on screen: ScreenSize) {
        let widest = facts.map { CellWidth.of($0.label) }.max() ?? 0
        let column = min(widest + 2, screen.columns / 2), width = max(1, screen.columns - column)
        var parts = facts.map { Line($0.text).wrapped(to: width) }
        if parts.reduce(0, { $0 + $1.count }) >= screen.rows {
            parts = facts.map { [Line($0.text).clipped(to: width)] }
        }
        var lines: [PlacedLine] = []
        var row = 0
        for (fact, texts) in zip(facts, parts) {
            let label = Line([Span(fact.label, .number)]).clipped(to: max(1, column - 1))
            if row < screen.rows - 1 { lines.append(PlacedLine(row: row, column: 0, line: label)) }
            for text in texts where row < screen.rows - 1 {
                lines.append(PlacedLine(row: row, column: column, line: text))
                row += 1
            }
        }
        lines.append(PlacedLine(row: screen.rows - 1, column: 0, line: last.clipped(to: screen.columns)))
        self.init(height: screen.rows, lines: lines, pictures: [])
    }
}

extension [Note] {
    /// Text of the first note that is printed as one line.
    func line(for audience: Audience = Audience()) -> Line? {
        blocks(for: audience).lazy.compactMap(\.text).first
    }
}
