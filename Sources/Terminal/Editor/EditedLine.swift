import CEditline
import TextLayout

struct EditedLine: Equatable {
    let head: String
    let isAtEnd: Bool

    static func isEmpty(in editor: OpaquePointer) -> Bool {
        (el_wline(editor)?.pointee).map { $0.lastchar == $0.buffer } ?? true
    }

    /// Whether a history search is active: libedit appends the search to the line, after a newline.
    static func isSearching(in editor: OpaquePointer) -> Bool {
        characters(in: editor)?.contains(0x0A) ?? false
    }

    /// Scalar before the cursor; `nil` at the start of the line.
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

    /// `nil` if the line is longer than `limit` scalars, and during a history search.
    init?(of editor: OpaquePointer, limit: Int) {
        guard let line = el_wline(editor)?.pointee, let characters = Self.characters(in: editor),
            characters.count <= limit, !Self.isSearching(in: editor)
        else { return nil }
        let cursor = line.cursor - line.buffer
        head = WideText.text(UnsafeBufferPointer(rebasing: characters[..<cursor]))
        isAtEnd = cursor == characters.count
    }

    private static func characters(in editor: OpaquePointer) -> UnsafeBufferPointer<wchar_t>? {
        guard let line = el_wline(editor)?.pointee, let start = line.buffer else { return nil }
        return UnsafeBufferPointer(start: start, count: line.lastchar - start)
    }
}
