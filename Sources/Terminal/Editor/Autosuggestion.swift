import CEditline
import CommandShell
import TextLayout

/// The rest of the likeliest line, faint behind the cursor, until a key takes it or makes it another one.
final class Autosuggestion {
    /// Longer lines get no suggestion.
    private static let limit = 500

    private let editor: OpaquePointer
    private let display: EditorDisplay
    private let mailbox: EditorMailbox
    private let palette: Palette
    private var memory = LineMemory()
    /// What of it stands on the screen.
    private var shown = ""
    /// What stands there was found for an earlier line, which goes on as the suggestion did.
    private var isStale = false
    /// A character that was left to libedit to put where the suggestion had it.
    private var expected: Unicode.Scalar?
    /// The line it was looked up for, and how that goes on.
    private var found: (head: String, rest: String)?

    init(_ editor: OpaquePointer, on display: EditorDisplay, mailbox: EditorMailbox, setup: EditorSetup) {
        (self.editor, self.display, self.mailbox) = (editor, display, mailbox)
        palette = setup.palette
    }

    /// Another line to find.
    func remember(_ line: TypedLine) { memory.append(line) }

    /// No lines to find any more.
    func forget() {
        memory = LineMemory()
        found = nil
    }

    /// Milliseconds to wait for another key before `show`: while one is looked up, the system may have no processor to
    /// bring the echo of this key to the terminal.
    var pause: Int32 { EditedLine.isEmpty(in: editor) ? 0 : 1 }

    /// Shows it, when there is one for the line as it stands. In the cursor's row only: below it may be anything.
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

    /// What there is room for.
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

    /// Takes it off the screen, before anything else is done to the line.
    func hide() {
        if !shown.isEmpty { display.write(Escape.clearRight) }
        shown = ""
    }

    /// Makes way for a key. Where that is the suggestion's next character it need not go: it is what the key leaves
    /// of it.
    func makeWay(for key: Key) {
        guard case .scalar(let scalar) = key, shown.first?.unicodeScalars.elementsEqual([scalar]) ?? false
        else { return hide() }
        expected = scalar
    }

    /// Sends what a key has changed, before anything is looked up: that is what a person waits for.
    func settle() {
        guard let scalar = expected else { return display.flush() }
        expected = nil
        isStale = true
        // libedit may have other uses for a character than to put it there.
        guard display.flush(echoOf: scalar) else { return shown = "" }
        shown.removeFirst()
        found = found.flatMap { head, rest in
            rest.unicodeScalars.first == scalar
                ? (head + String(scalar), String(rest.unicodeScalars.dropFirst())) : nil
        }
    }

    /// Puts it into the line; `byWord` its next word only. False when there is none for the line as it stands.
    func take(byWord: Bool) -> Bool {
        guard let (head, rest) = found, let line = EditedLine(of: editor, limit: Self.limit), line.isAtEnd,
            line.head == head
        else { return false }
        let text = CleanText.clean(byWord ? Self.word(of: rest) : rest)
        return el_winsertstr(editor, WideText.characters(of: text)) == 0
    }

    /// Up to the end of the first word.
    private static func word(of text: String) -> String {
        let start = text.firstIndex { !$0.isWhitespace } ?? text.endIndex
        return String(text[..<(text[start...].firstIndex(where: \.isWhitespace) ?? text.endIndex)])
    }
}
