import CommandShell

enum GridAction: Equatable {
    case move(GridMove)
    /// Moves the cursor to the photo at a position; a double click acts as Enter.
    case click(row: Int, column: Int)
    case digit(Character)
    case erase
    /// Moves to the typed number or, without one, shows the photo at the cursor alone or picks photos.
    case open
    /// Marks the photo at the cursor and moves to the next, or removes the mark without moving.
    case mark
    /// Marks all photos on the screen or, if all are marked, removes their marks.
    case markAll
    /// Runs a command on the marked photos or, without marks, on the photo at the cursor.
    case run(KeyCommand)
    /// Adds the marked photos or the photo at the cursor to the board in use.
    case board
    /// Reads a line in the last row.
    case type(FullScreenLine.Purpose)
    case edit(FileKey)
    /// Shows two to four marked photos side by side.
    case compare
    case undo
    case info
    case keys
    case widen(Int)
    /// Clears the typed number, or leaves the grid if no number is typed.
    case cancel
    case leave
}

enum GridMove: CaseIterable {
    case left, right, up, down, first, last, pageUp, pageDown
}

enum GridKeys {
    static func action(of key: FullScreenKey) -> GridAction? {
        if case .character(let digit) = key, digit.isASCII, digit.isNumber { return .digit(digit) }
        if case .click(let row, let column) = key { return .click(row: row, column: column) }
        return table[key]
    }

    static let table: [FullScreenKey: GridAction] = [
        .left: .move(.left), .character("h"): .move(.left), .character("p"): .move(.left),
        .right: .move(.right), .character("l"): .move(.right), .character("n"): .move(.right),
        .up: .move(.up), .character("k"): .move(.up),
        .down: .move(.down), .character("j"): .move(.down),
        .wheelUp: .move(.up), .wheelDown: .move(.down),
        .home: .move(.first), .end: .move(.last),
        .pageUp: .move(.pageUp), .pageDown: .move(.pageDown),
        .enter: .open, .backspace: .erase, .space: .mark, .character("m"): .mark,
        .character("a"): .markAll,
        .character("f"): .run(.favorite), .character("s"): .run(.save), .character("c"): .run(.credit),
        .character("y"): .run(.link), .character("w"): .run(.web), .character("b"): .board,
        .character(":"): .type(.command), .character("/"): .type(.search), .character("="): .compare,
        .character("u"): .undo, .character("i"): .info, .character("?"): .keys,
        .delete: .edit(.trash), .character("r"): .edit(.rename),
        .character("+"): .widen(1), .character("-"): .widen(-1),
        .escape: .cancel, .character("q"): .leave,
    ]
}
