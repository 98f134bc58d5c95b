import CEditline

/// The lines the arrow keys recall. They are kept by the program; libedit is fed entry by entry and never
/// reads or writes a file (its `H_LOAD` writes past its buffer, its `H_SAVE` tears files).
struct EditorHistory {
    /// As many as are kept.
    static let capacity: Int32 = 10_000

    private let handle: OpaquePointer

    /// Nil when there is no memory.
    init?(for editor: OpaquePointer) {
        guard let handle = history_winit() else { return nil }
        self.handle = handle
        _ = editline_history_number(handle, H_SETSIZE, Self.capacity)
        // The same line again and again is one entry.
        _ = editline_history_number(handle, H_SETUNIQUE, 1)
        _ = editline_set_history(editor, handle)
    }

    /// Forgets all lines.
    func clear() { _ = editline_history_clear(handle) }

    /// Adds the newest line. A line break in it would be drawn as one.
    func enter(_ line: String) {
        let oneLine = line.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }
        let text = String(String.UnicodeScalarView(oneLine))
        guard !text.isEmpty else { return }
        _ = editline_history_enter(handle, WideText.characters(of: text))
    }
}
