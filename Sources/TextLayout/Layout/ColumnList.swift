/// Short entries in columns, filled from top to bottom as in `ls`.
public struct ColumnList: Sendable {
    /// Word and its description; an empty description is left out.
    public typealias Entry = (head: Line, tail: Line)

    /// Gap between entries, in columns.
    private static let gap = 3
    /// Gap between a word and its description, in columns.
    private static let space = 2
    /// Minimum width of a truncated description.
    private static let minTail = 12

    private let entries: [Entry]
    private let headWidth: Int
    private let tailWidth: Int

    public init(_ entries: [Entry]) {
        self.entries = entries
        headWidth = entries.map(\.head.width).max() ?? 0
        tailWidth = entries.map(\.tail.width).max() ?? 0
    }

    /// At most `rows` lines. Truncates descriptions, then drops entries; `more` formats the number of dropped entries.
    public func lines(columns: Int, rows: Int, more: (Int) -> Line) -> [Line] {
        guard !entries.isEmpty, rows > 0 else { return [] }
        let whole = headWidth + (tailWidth > 0 ? Self.space + tailWidth : 0)
        let least = headWidth + (tailWidth > 0 ? Self.space + min(Self.minTail, tailWidth) : 0)
        let loose = Self.count(of: whole, in: columns)
        let tight = Self.count(of: least, in: columns)
        // Uses as many columns as the height requires and the width allows.
        let needed = (entries.count + rows - 1) / rows
        let count = min(max(loose, min(needed, tight)), entries.count)
        let width = (columns - Self.gap * (count - 1)) / count
        var height = (entries.count + count - 1) / count
        var shown = entries[...]
        if height > rows {
            height = rows - 1
            shown = entries.prefix(height * count)
        }
        let lines = (0..<height).map { row in line(row, of: shown, height: height, width: min(width, whole)) }
        let hidden = entries.count - shown.count
        return lines.map { $0.clipped(to: columns) } + (hidden > 0 ? [more(hidden).clipped(to: columns)] : [])
    }

    private static func count(of width: Int, in columns: Int) -> Int {
        max(1, (columns + gap) / (max(1, width) + gap))
    }

    private func line(_ row: Int, of shown: ArraySlice<Entry>, height: Int, width: Int) -> Line {
        let cells = stride(from: row, to: shown.count, by: height).map { shown[$0] }
        var line = Line("")
        for (index, entry) in cells.enumerated() {
            let space = entry.tail.width > 0 ? headWidth - entry.head.width + Self.space : 0
            let cell = (entry.head + Line(String(repeating: " ", count: space)) + entry.tail).clipped(
                to: width)
            let isLast = index == cells.count - 1
            let padding = isLast ? 0 : width - cell.width + Self.gap
            line = line + cell + Line(String(repeating: " ", count: padding))
        }
        return line
    }
}
