import CEditline
import CommandShell
import TextLayout

/// TAB key: inserts the common prefix of all completions; if that adds nothing, a second TAB lists the completions.
final class TabKey {
    /// Maximum length, in Unicode scalars, of a line that is completed.
    private static let limit = 4096

    private let editor: OpaquePointer
    private let display: EditorDisplay
    private let mailbox: EditorMailbox
    private let setup: EditorSetup
    private var last: EditedLine?

    init(_ editor: OpaquePointer, on display: EditorDisplay, mailbox: EditorMailbox, setup: EditorSetup) {
        self.editor = editor
        self.display = display
        self.mailbox = mailbox
        self.setup = setup
    }

    /// Returns the libedit code for refreshing the screen.
    func press() -> UInt8 {
        guard let line = EditedLine(of: editor, limit: Self.limit), let completing = mailbox.completing else {
            return UInt8(CC_ERROR)
        }
        let choices = completing.choices(for: line.head)
        if let text = choices.insertion {
            el_deletestr(editor, Int32(choices.replaced))
            let isInserted = el_winsertstr(editor, WideText.characters(of: text)) == 0
            last = EditedLine(of: editor, limit: Self.limit)
            return UInt8(isInserted ? CC_REFRESH : CC_ERROR)
        }
        guard last == line, !choices.all.isEmpty else {
            last = line
            return UInt8(choices.all.count == 1 ? CC_NORM : choices.all.isEmpty ? CC_ERROR : CC_REFRESH_BEEP)
        }
        show(completing.rows(of: choices, on: Window.size()))
        return UInt8(CC_NORM)
    }

    /// Prints rows above the line. Shifts the anchor of pending pictures accordingly.
    func show(_ rows: [Line]) {
        display.hide()
        display.write(rows.map { setup.palette.text($0) + "\n" }.joined())
        mailbox.withAnchor { $0.pass(rows.count) }
        display.redraw()
    }
}
