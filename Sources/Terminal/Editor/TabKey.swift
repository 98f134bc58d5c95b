import CEditline
import CommandShell
import TextLayout

/// What TAB does: it puts in what all choices have in common; where that is nothing, the second one shows them.
final class TabKey {
    /// Longer lines are not completed.
    private static let limit = 4096

    private let editor: OpaquePointer
    private let display: EditorDisplay
    private let mailbox: EditorMailbox
    private let setup: EditorSetup
    /// The line as the last TAB left it.
    private var last: EditedLine?

    init(_ editor: OpaquePointer, on display: EditorDisplay, mailbox: EditorMailbox, setup: EditorSetup) {
        (self.editor, self.display, self.mailbox, self.setup) = (editor, display, mailbox, setup)
    }

    /// Deals with the key; tells libedit what to do about the screen.
    func press() -> UInt8 {
        guard let line = EditedLine(of: editor, limit: Self.limit), let completing = mailbox.completing else {
            return UInt8(CC_ERROR)
        }
        let choices = completing.choices(for: line.head)
        if let text = choices.insertion {
            el_deletestr(editor, Int32(choices.replaced))
            let isIn = el_winsertstr(editor, WideText.characters(of: text)) == 0
            last = EditedLine(of: editor, limit: Self.limit)
            return UInt8(isIn ? CC_REFRESH : CC_ERROR)
        }
        guard last == line, !choices.all.isEmpty else {
            last = line
            return UInt8(choices.all.count == 1 ? CC_NORM : choices.all.isEmpty ? CC_ERROR : CC_REFRESH_BEEP)
        }
        show(completing.rows(of: choices, on: Window.size()))
        return UInt8(CC_NORM)
    }

    /// Above the line, where it stays. Pictures that are still missing know how far that moved them up.
    func show(_ rows: [Line]) {
        display.hide()
        display.write(rows.map { setup.palette.text($0) + "\n" }.joined())
        mailbox.withAnchor { $0.pass(rows.count) }
        display.redraw()
    }
}
