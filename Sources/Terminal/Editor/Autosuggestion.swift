import CEditline
import CommandShell
import TextLayout

/// Rest of the likeliest line, shown faintly after the cursor until a key accepts or changes it.
final class Autosuggestion {
    /// Maximum length of a line that gets a suggestion.
    private static let limit = 500

    private let editor: OpaquePointer
    private let display: EditorDisplay
    private let mailbox: EditorMailbox
    private let palette: Palette
    private var memory = LineMemory()
    private var shown = ""
    /// Whether the visible suggestion was found for an earlier line, which was then extended as suggested.
    private var isStale = false
    /// Typed character left to libedit because it equals the next suggested one.
    private var expected: Unicode.Scalar?
    /// Line of the last lookup and its suggested rest.
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

    /// Milliseconds to wait for another key before `show`, as the system may need the processor for the echo.
    var pause: Int32 { EditedLine.isEmpty(in: editor) ? 0 : 1 }

    /// Shows the suggestion for the line, within the cursor's row only, as the rows below may be in use.
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
        // A character in the last column would leave the cursor between two rows.
        return rest.map { CellWidth.prefix(of: CleanText.clean($0), columns: display.columnsLeft - 1) } ?? ""
    }

    /// Clears the suggestion before the line changes.
    func hide() {
        if !shown.isEmpty { display.write(Escape.clearRight) }
        shown = ""
    }

    /// Hides the suggestion before a key, unless the key is its next character.
    func makeWay(for key: Key) {
        guard case .scalar(let scalar) = key, shown.first?.unicodeScalars.elementsEqual([scalar]) ?? false
        else { return hide() }
        expected = scalar
    }

    /// Sends the effect of a key to the terminal before a suggestion is looked up, so that the echo is not delayed.
    func settle() {
        guard let scalar = expected else { return display.flush() }
        expected = nil
        isStale = true
        // libedit may do something other than insert the character.
        guard display.flush(echoOf: scalar) else { return shown = "" }
        shown.removeFirst()
        found = found.flatMap { head, rest in
            rest.unicodeScalars.first == scalar
                ? (head + String(scalar), String(rest.unicodeScalars.dropFirst())) : nil
        }
    }

    /// Accepts the suggestion or, with `byWord`, its next word; `false` if the current line has no suggestion.
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
