import CEditline

/// Layout of prompt and line on the screen, computed by libedit's rules.
struct CursorPosition: Equatable {
    /// Row of the cursor, counted from the first row of the prompt.
    private(set) var cursorRow = 0
    private(set) var lastRow = 0
    /// Column after the last character.
    private(set) var lastColumn = 0

    var rows: Int { lastRow + 1 }

    /// `prompt` is the width of the prompt in columns, `cursor` an index into the edited `line`.
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

    /// Number of columns that libedit assumes: two for a control character such as `^A`, the length of an escaped
    /// number for an unprintable character, otherwise at least one, even for a combining mark.
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
