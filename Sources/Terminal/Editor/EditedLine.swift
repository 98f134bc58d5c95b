import CEditline
import TextLayout

struct EditedLine: Equatable {
    let head: String
    let isAtEnd: Bool

    static func isEmpty(in editor: OpaquePointer) -> Bool {
        (el_wline(editor)?.pointee).map { $0.lastchar == $0.buffer } ?? true
    }

    /// Scalar before the cursor; `nil` at the start.
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

    /// `nil` if longer than `limit` scalars or during a history search, which has a row of its own.
    init?(of editor: OpaquePointer, limit: Int) {
        guard let line = el_wline(editor)?.pointee, let start = line.buffer else { return nil }
        let characters = UnsafeBufferPointer(start: start, count: line.lastchar - start)
        guard characters.count <= limit, !characters.contains(0x0A) else { return nil }
        head = WideText.text(UnsafeBufferPointer(rebasing: characters[..<(line.cursor - start)]))
        isAtEnd = line.cursor == line.lastchar
    }
}
