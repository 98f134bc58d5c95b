import CEditline
import CommandShell
import TextLayout

/// Shows the dimmed rest of the likeliest line after the cursor, until a key accepts it or changes the line.
final class Autosuggestion {
    /// Maximum length, in Unicode scalars, of a line for which a suggestion is looked up.
    private static let limit = 500

    private let editor: OpaquePointer
    private let display: EditorDisplay
    private let mailbox: EditorMailbox
    private let palette: Palette
    private var memory = LineMemory()
    private var shown = ""
    /// Whether the suggestion was found for a shorter line and the user has since typed suggested characters.
    private var isStale = false
    /// Character passed on to libedit that equals the next suggested character.
    private var expected: Unicode.Scalar?
    private var found: (head: String, rest: String)?

    init(_ editor: OpaquePointer, on display: EditorDisplay, mailbox: EditorMailbox, setup: EditorSetup) {
        self.editor = editor
        self.display = display
        self.mailbox = mailbox
        palette = setup.palette
    }

    func remember(_ line: TypedLine) { memory.append(line) }

    func forget() {
        memory = LineMemory()
        found = nil
    }

    /// Milliseconds to wait for another key before `show`, so that the terminal displays a key's echo first.
    var pause: Int32 { EditedLine.isEmpty(in: editor) ? 0 : 1 }

    /// Shows the suggestion for the line; clips it at the end of the row, because rows below may contain output.
    func show() {
        guard shown.isEmpty || isStale else { return }
        isStale = false
        let text = find()
        guard text != shown else { return }
        hide()
        guard !text.isEmpty else { return }
        display.write(Escape.saveCursor + palette.text(Line(text, .quiet)) + Escape.restoreCursor)
        shown = text
    }

    private func find() -> String {
        guard mailbox.suggests, let completing = mailbox.completing,
            let line = EditedLine(of: editor, limit: Self.limit), line.isAtEnd
        else { return "" }
        let rest =
            memory.rest(of: line.head, on: completing.screen, commands: completing.commands)
            ?? completing.rest(of: line.head)
        found = rest.map { (line.head, $0) }
        // Leaves the last column free, since a character there would put the terminal in the pending-wrap state.
        return rest.map { CellWidth.prefix(of: CleanText.clean($0), columns: display.columnsLeft - 1) } ?? ""
    }

    func hide() {
        if !shown.isEmpty { display.write(Escape.clearRight) }
        shown = ""
    }

    /// Hides the suggestion before a key is handled, unless the key is the next suggested character.
    func makeWay(for key: Key) {
        guard case .scalar(let scalar) = key, shown.first?.unicodeScalars.elementsEqual([scalar]) ?? false
        else { return hide() }
        expected = scalar
    }

    /// Flushes the effect of a key before a suggestion is looked up, so that the echo is not delayed.
    func settle() {
        guard let scalar = expected else { return display.flush() }
        expected = nil
        isStale = true
        // If libedit did not just echo the character, the flush erases the suggestion.
        guard display.flush(echoOf: scalar) else { return shown = "" }
        shown.removeFirst()
        found = found.flatMap { head, rest in
            rest.unicodeScalars.first == scalar
                ? (head + String(scalar), String(rest.unicodeScalars.dropFirst())) : nil
        }
    }

    /// Accepts the suggestion, or only its next word if `byWord`; `false` if the current line has no suggestion.
    func accept(byWord: Bool) -> Bool {
        guard let (head, rest) = found, let line = EditedLine(of: editor, limit: Self.limit), line.isAtEnd,
            line.head == head
        else { return false }
        let text = CleanText.clean(byWord ? Self.word(of: rest) : rest)
        return el_winsertstr(editor, WideText.characters(of: text)) == 0
    }

    private static func word(of text: String) -> String {
        let start = text.firstIndex { !$0.isWhitespace } ?? text.endIndex
        return String(text[..<(text[start...].firstIndex(where: \.isWhitespace) ?? text.endIndex)])
    }
}
