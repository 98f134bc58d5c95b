import CEditline
import TextLayout

/// The line being edited, as it stands now.
struct EditedLine: Equatable {
    /// The line before the cursor.
    let head: String
    /// Nothing stands behind the cursor.
    let isAtEnd: Bool

    /// Nothing is typed yet.
    static func isEmpty(in editor: OpaquePointer) -> Bool {
        (el_wline(editor)?.pointee).map { $0.lastchar == $0.buffer } ?? true
    }

    /// What stands before the cursor; nil at the start.
    static func letter(in editor: OpaquePointer) -> Unicode.Scalar? {
        guard let line = el_wline(editor)?.pointee, let start = line.buffer, line.cursor > start else {
            return nil
        }
        return Unicode.Scalar(UInt32(bitPattern: line.cursor[-1]))
    }

    static func replaceLetter(with scalar: Unicode.Scalar, in editor: OpaquePointer) -> Bool {
        el_deletestr(editor, 1)
        return el_winsertstr(editor, WideText.characters(of: String(scalar))) == 0
    }

    /// Nil when it is longer than `limit` Unicode scalars, or when something else is going on in it: a search
    /// through the history shows itself in a row of its own.
    init?(of editor: OpaquePointer, limit: Int) {
        guard let line = el_wline(editor)?.pointee, let start = line.buffer else { return nil }
        let characters = UnsafeBufferPointer(start: start, count: line.lastchar - start)
        guard characters.count <= limit, !characters.contains(0x0A) else { return nil }
        head = WideText.text(UnsafeBufferPointer(rebasing: characters[..<(line.cursor - start)]))
        isAtEnd = line.cursor == line.lastchar
    }
}

/// Pasted text made one harmless line, so that it is seen before it runs.
enum PastedText {
    /// A semicolon parts what stood on lines of their own, tabs are spaces, blank ends go; nothing invisible stays, so
    /// that what runs is what is seen.
    static func oneLine(_ text: String) -> String {
        let lines = text.split(whereSeparator: \.isNewline).map { CleanText.clean(String($0)) }
        return lines.map { line in
            String(line.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        }.filter { !$0.isEmpty }.joined(separator: "; ")
    }
}
