import CommandShell

/// Line that is typed in the last row of the grid.
struct GridLine: Equatable {
    enum Purpose: Equatable { case command, search }

    private static let longest = 500

    let purpose: Purpose
    private(set) var text = ""

    init(_ purpose: Purpose) { self.purpose = purpose }

    /// Edits the line. Returns whether it is still open: Enter and Escape end it, as Backspace does in an empty line;
    /// all but Enter clear it.
    mutating func edit(_ key: FullScreenKey) -> Bool {
        switch key {
        case .character(let character): if text.count < Self.longest { text.append(character) }
        case .backspace where !text.isEmpty: text.removeLast()
        case .enter: return false
        case .escape, .backspace:
            text = ""
            return false
        default: break
        }
        return true
    }
}
