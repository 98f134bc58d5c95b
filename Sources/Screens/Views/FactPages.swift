import CommandShell
import TextLayout
import Wording

/// Labels and texts in place of photos, on as many pages as the screen requires.
struct FactPages: Equatable, Sendable {
    private let facts: [LabeledText]
    private var page = 0

    init(_ facts: [LabeledText]) { self.facts = facts }

    /// Turns to another page. Returns false if the key closes the pages.
    mutating func turn(with key: FullScreenKey, on screen: ScreenSize) -> Bool {
        guard key != .escape, key != .character("q") else { return false }
        let isBack = [.up, .pageUp, .wheelUp, .character("k")].contains(key)
        let page = page + (isBack ? -1 : 1)
        guard pages(on: screen).indices.contains(page) else { return false }
        self.page = page
        return true
    }

    func layout(on screen: ScreenSize) -> ScreenLayout {
        let pages = pages(on: screen), page = min(page, pages.count - 1)
        let last = Line(Phrases.Grid.page(page + 1, of: pages.count), .quiet)
        let lines = pages[page].enumerated().flatMap { row, lines in
            lines.map { ScreenLayout.PlacedLine(row: row, column: $0.column, line: $0.line) }
        }
        let end = ScreenLayout.PlacedLine(
            row: screen.rows - 1, column: 0, line: last.clipped(to: screen.columns))
        return ScreenLayout(height: screen.rows, lines: lines + [end], pictures: [])
    }

    /// Rows of each page; a row has a text and may have a label.
    private func pages(on screen: ScreenSize) -> [[[(column: Int, line: Line)]]] {
        let widest = facts.map { CellWidth.of($0.label) }.max() ?? 0
        let column = min(widest + 2, screen.columns / 2), width = max(1, screen.columns - column)
        let rows = facts.flatMap { fact -> [[(column: Int, line: Line)]] in
            let labels = Line(fact.label, .number).wrapped(to: max(1, column - 1))
            let texts = Line(fact.text).wrapped(to: width)
            return (0..<max(labels.count, texts.count)).map { row -> [(column: Int, line: Line)] in
                let label = labels.dropFirst(row).prefix(1).map { (column: 0, line: $0) }
                return label + texts.dropFirst(row).prefix(1).map { (column: column, line: $0) }
            }
        }
        let height = max(1, screen.rows - 1)
        let starts = stride(from: 0, to: max(1, rows.count), by: height)
        return starts.map { Array(rows[$0..<min($0 + height, rows.count)]) }
    }
}
