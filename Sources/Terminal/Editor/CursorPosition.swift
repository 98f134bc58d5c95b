import CEditline

/// Where the prompt and the line stand on the screen, by libedit's own rules.
struct CursorPosition: Equatable {
    /// Rows from the prompt's first row to the cursor's.
    private(set) var cursorRow = 0
    /// Rows from the prompt's first row to the one where the line ends.
    private(set) var lastRow = 0
    /// Column behind the line's last character.
    private(set) var lastColumn = 0

    /// Rows in all.
    var rows: Int { lastRow + 1 }

    /// `line` is what is being edited, `cursor` the index in it.
    init(prompt: Int, line: some Sequence<Int32>, cursor: Int, columns: Int) {
        var row = prompt / columns
        var column = prompt % columns
        if cursor == 0 { cursorRow = row }
        for (index, character) in line.enumerated() {
            if character == 0x0A {
                row += 1
                column = 0
            } else {
                let width = min(columns, Self.width(of: character, at: column))
                if column + width > columns {
                    row += 1
                    column = 0
                }
                column += width
                if column >= columns {
                    row += 1
                    column = 0
                }
            }
            if index + 1 == cursor { cursorRow = row }
        }
        lastRow = row
        lastColumn = column
    }

    /// Columns libedit gives a character: `^A` for controls, a number for what cannot be printed, and one at
    /// least, for combining marks too.
    private static func width(of character: Int32, at column: Int) -> Int {
        switch character {
        case 0x09: 8 - column % 8
        case 0x00..<0x20, 0x7F: 2
        default:
            switch editline_cell_width(character) {
            case ..<0: character > 0xFFFF ? 8 : 7
            case let width: max(1, Int(width))
            }
        }
    }
}
