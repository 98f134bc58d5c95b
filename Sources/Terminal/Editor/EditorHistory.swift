import CEditline

/// Lines that the arrow keys recall. The program stores the lines and adds them one by one; libedit never accesses a
/// file, since its `H_LOAD` writes past its buffer and its `H_SAVE` can leave truncated files.
struct EditorHistory {
    static let capacity: Int32 = 10_000

    private let handle: OpaquePointer

    init?(for editor: OpaquePointer) {
        guard let handle = history_winit() else { return nil }
        self.handle = handle
        _ = editline_history_number(handle, H_SETSIZE, Self.capacity)
        // Merges consecutive duplicates.
        _ = editline_history_number(handle, H_SETUNIQUE, 1)
        _ = editline_set_history(editor, handle)
    }

    func clear() { _ = editline_history_clear(handle) }

    /// Adds the newest line. Replaces control characters, since libedit would draw a newline as a line break.
    func enter(_ line: String) {
        let oneLine = line.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }
        let text = String(String.UnicodeScalarView(oneLine))
        guard !text.isEmpty else { return }
        _ = editline_history_enter(handle, WideText.characters(of: text))
    }
}
