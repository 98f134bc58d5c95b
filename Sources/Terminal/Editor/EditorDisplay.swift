import CEditline
import CommandShell
import Glibc
import TextLayout

/// The prompt and the line being edited as they stand on the screen.
struct EditorDisplay {
    let prompt: EditorPrompt
    private let editor: OpaquePointer
    private let output: EditorOutput
    private let isDumb: Bool

    init(_ editor: OpaquePointer, on output: EditorOutput, setup: EditorSetup) {
        (self.editor, self.output) = (editor, output)
        isDumb = setup.capabilities.isDumb
        prompt = EditorPrompt(setup.prompt, attributes: setup.palette.prompt)
    }

    /// Rows the prompt and the line take.
    var rowsOfLine: Int { place.rows }

    /// The cursor's row, counted from the prompt's first.
    var cursorRow: Int { place.cursorRow }

    /// Columns between the end of the line and the end of its row.
    var columnsLeft: Int { Window.size().columns - place.lastColumn }

    /// Takes prompt and line off the screen, with the cursor left where the prompt began.
    func hide() {
        write(isDumb ? "\n" : Escape.up(place.cursorRow) + "\r" + Escape.clearBelow)
    }

    /// Draws them at the cursor, in column 0.
    func redraw() { _ = editline_refresh(editor) }

    /// Clears the screen and draws them at its top.
    func clear() {
        write(isDumb ? "\n" : Escape.clearScreen)
        redraw()
    }

    /// Leaves the line as it is, goes to a fresh row below it, and tells the rows it took.
    func leaveLine(showing mark: String) -> Int {
        let place = place
        let toEnd = Escape.down(place.lastRow - place.cursorRow) + Escape.column(place.lastColumn)
        write((isDumb ? "" : toEnd) + mark + "\n")
        return place.rows
    }

    private var place: CursorPosition {
        let columns = Window.size().columns
        guard let line = el_wline(editor)?.pointee, let start = line.buffer else {
            return CursorPosition(prompt: prompt.columns, line: [], cursor: 0, columns: columns)
        }
        // The end of a line that was entered is in it and takes no row.
        var count = line.lastchar - start
        if count > 0, start[count - 1] == 0x0A { count -= 1 }
        let characters = UnsafeBufferPointer(start: start, count: count)
        return CursorPosition(
            prompt: prompt.columns, line: characters, cursor: min(line.cursor - start, count),
            columns: columns)
    }

    /// Writes where the cursor is.
    func write(_ text: String) { output.write(text.utf8) }

    /// Writes where the cursor is.
    func write(_ bytes: [UInt8]) { output.write(bytes) }

    /// Sends what was written and drawn.
    func flush() { output.flush() }

    /// As `flush`, for a character whose echo leaves what stands behind it. False when anything else was drawn: the
    /// rest of the row was cleared before that.
    func flush(echoOf character: Unicode.Scalar) -> Bool {
        output.flush(expecting: String(character).utf8, else: Escape.clearRight.utf8)
    }
}
