import TextLayout

/// Emulates the subset of VT220 and xterm that gallery uses.
public struct ScreenEmulator {
    public private(set) var row = 0
    public private(set) var column = 0
    /// Characters on the screen; `nil` for the right half of a wide character.
    public private(set) var cells: [[Character?]]
    /// Unknown sequences; tests expect none.
    public private(set) var unknown: [String] = []
    private let columns: Int
    private let rows: Int
    private var wrapsAround = true
    private var isWrapPending = false
    private var saved = (row: 0, column: 0)
    /// Contents and cursor of the main screen while the alternate screen is active.
    private var first: (cells: [[Character?]], row: Int, column: Int)?

    public init(_ text: String, columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
        cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
        var scalars = Array(text.unicodeScalars)[...]
        while let scalar = scalars.popFirst() {
            if scalar == "\u{1B}" { escape(&scalars) } else { put(scalar) }
        }
    }

    /// Rows without trailing blanks.
    public var lines: [String] {
        cells.map { row in
            var text = String(row.compactMap(\.self))
            while text.hasSuffix(" ") { text.removeLast() }
            return text
        }
    }

    private mutating func put(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "\r": (column, isWrapPending) = (0, false)
        case "\n": lineFeed()
        case "\u{8}": (column, isWrapPending) = (max(0, column - 1), false)
        case "\u{7}", "\0": break
        default: show(Character(scalar))
        }
    }

    private mutating func show(_ character: Character) {
        let width = CellWidth.of(character)
        guard width > 0 else { return }
        if isWrapPending || column + width > columns, wrapsAround {
            column = 0
            lineFeed()
        }
        column = min(column, columns - width)
        cells[row][column] = character
        if width == 2 { cells[row][column + 1] = nil }
        isWrapPending = column + width >= columns
        column = min(columns - 1, column + width)
    }

    private mutating func lineFeed() {
        isWrapPending = false
        if row + 1 < rows { return row += 1 }
        cells.removeFirst()
        cells.append(Array(repeating: " ", count: columns))
    }

    private mutating func escape(_ rest: inout ArraySlice<Unicode.Scalar>) {
        switch rest.popFirst() {
        case "7": saved = (row, column)
        case "8": (row, column, isWrapPending) = (saved.row, saved.column, false)
        case "[":
            var body = ""
            while let scalar = rest.popFirst() {
                if (0x40...0x7E).contains(scalar.value) { return control(scalar, body) }
                body.unicodeScalars.append(scalar)
            }
        case "(": _ = rest.popFirst()
        case "P", "]", "_": string(&rest)
        case let other: unknown.append("ESC " + (other.map { String($0) } ?? ""))
        }
    }

    private mutating func string(_ rest: inout ArraySlice<Unicode.Scalar>) {
        while let scalar = rest.popFirst(), scalar != "\u{7}" {
            if scalar == "\u{1B}" { return _ = rest.popFirst() }
        }
    }

    private mutating func control(_ final: Unicode.Scalar, _ body: String) {
        let numbers = body.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
        let count = max(1, numbers.first ?? 1)
        isWrapPending = false
        switch (final, body) {
        case ("A", _): row = max(0, row - count)
        case ("B", _): row = min(rows - 1, row + count)
        case ("C", _): column = min(columns - 1, column + count)
        case ("D", _): column = max(0, column - count)
        case ("G", _): column = min(columns - 1, count - 1)
        case ("H", _):
            row = min(rows - 1, count - 1)
            column = min(columns - 1, max(1, numbers.count > 1 ? numbers[1] : 1) - 1)
        case ("J", "2"): cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
        case ("J", _):
            clear(from: column)
            for below in (row + 1)..<max(row + 1, rows) {
                cells[below] = Array(repeating: " ", count: columns)
            }
        case ("K", _): clear(from: column)
        case ("P", _):
            cells[row].removeSubrange(column..<min(columns, column + count))
            cells[row] += Array(repeating: " ", count: columns - cells[row].count)
        case ("@", _):
            cells[row].insert(contentsOf: Array(repeating: " ", count: count), at: column)
            cells[row].removeLast(cells[row].count - columns)
        case ("h", "?7"): wrapsAround = true
        case ("l", "?7"): wrapsAround = false
        case ("h", "?1049"): first = (cells, row, column)
        case ("l", "?1049"):
            if let first { (cells, row, column) = first }
            first = nil
        case ("m", _), ("h", _), ("l", _): break
        case ("c", ""), ("q", ">"), ("t", "16"), ("S", "?1;1;0"), ("S", "?2;1;0"), ("X", _), ("u", "=0"),
            ("u", "?"):
            break
        default: unknown.append("CSI \(body)\(final)")
        }
    }

    private mutating func clear(from start: Int) {
        for index in start..<columns { cells[row][index] = " " }
    }
}
