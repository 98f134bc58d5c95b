import CEditline
import CommandShell
import Glibc
import TextLayout

struct EditorDisplay {
    let prompt: EditorPrompt
    private let editor: OpaquePointer
    private let output: EditorOutput
    private let isDumb: Bool

    init(_ editor: OpaquePointer, on output: EditorOutput, setup: EditorSetup) {
        self.editor = editor
        self.output = output
        isDumb = setup.capabilities.isDumb
        prompt = EditorPrompt(setup.prompt, attributes: setup.palette.prompt)
    }

    var rowsOfLine: Int { position.rows }

    var cursorRow: Int { position.cursorRow }

    /// Columns between the end of the line and the end of its row.
    var columnsLeft: Int { Window.size().columns - position.lastColumn }

    /// Clears prompt and line; leaves the cursor at the start of the prompt.
    func hide() {
        write(isDumb ? "\n" : Escape.up(position.cursorRow) + "\r" + Escape.clearBelow)
    }

    /// Draws prompt and line from column 0 of the cursor's row.
    func redraw() { _ = editline_refresh(editor) }

    func clear() {
        write(isDumb ? "\n" : Escape.clearScreen)
        redraw()
    }

    /// Prints `text` after the line and moves to a new row; returns how many rows the line occupies.
    func leaveLine(showing text: String) -> Int {
        let position = position
        let toEnd = Escape.down(position.lastRow - position.cursorRow) + Escape.column(position.lastColumn)
        write((isDumb ? "" : toEnd) + text + "\n")
        return position.rows
    }

    private var position: CursorPosition {
        let columns = Window.size().columns
        guard let line = el_wline(editor)?.pointee, let start = line.buffer else {
            return CursorPosition(prompt: prompt.columns, line: [], cursor: 0, columns: columns)
        }
        // An entered line ends with a newline, which occupies no row.
        var count = line.lastchar - start
        if count > 0, start[count - 1] == 0x0A { count -= 1 }
        let characters = UnsafeBufferPointer(start: start, count: count)
        return CursorPosition(
            prompt: prompt.columns, line: characters, cursor: min(line.cursor - start, count),
            columns: columns)
    }

    func write(_ text: String) { output.write(text.utf8) }

    func write(_ bytes: [UInt8]) { output.write(bytes) }

    func flush() { output.flush() }

    func flush(echoOf character: Unicode.Scalar) -> Bool {
        output.flush(expecting: String(character).utf8, else: Escape.clearRight.utf8)
    }
}
