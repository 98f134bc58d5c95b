import CEditline
import Glibc

/// Editing function added to libedit; `~/.editrc` can bind it by name.
struct EditorFunction: Sendable {
    let name: String
    private let call: @Sendable @convention(c) (OpaquePointer?, Int32) -> UInt8

    static let paste = EditorFunction(name: "gallery-paste") { editor, _ in
        EditorSession.of(editor)?.insertPaste() ?? UInt8(CC_ERROR)
    }
    static let compose = EditorFunction(name: "gallery-compose") { editor, _ in
        EditorSession.of(editor)?.insertComposed() ?? UInt8(CC_ERROR)
    }
    static let clear = EditorFunction(name: "gallery-clear-screen") { editor, _ in
        EditorSession.of(editor)?.clearScreen() ?? UInt8(CC_ERROR)
    }
    static let complete = EditorFunction(name: "gallery-complete") { editor, _ in
        EditorSession.of(editor)?.tab.press() ?? UInt8(CC_ERROR)
    }
    static let take = EditorFunction(name: "gallery-take-suggestion") { editor, _ in
        EditorSession.of(editor)?.take(byWord: false) ?? UInt8(CC_ERROR)
    }
    static let takeWord = EditorFunction(name: "gallery-take-word") { editor, _ in
        EditorSession.of(editor)?.take(byWord: true) ?? UInt8(CC_ERROR)
    }

    private init(name: String, call: @escaping @Sendable @convention(c) (OpaquePointer?, Int32) -> UInt8) {
        self.name = name
        self.call = call
    }

    /// Registers all functions. Must precede the binding of keys: an unknown name makes libedit corrupt its memory.
    static func add(to editor: OpaquePointer) {
        for function in [paste, compose, clear, complete, take, takeWord] {
            // libedit keeps the pointers, so the copies are not freed.
            let name = strdup(function.name)
            _ = editline_add_function(editor, name, name, function.call)
        }
    }
}

extension EditorSession {
    /// Unretained: the editor's thread owns the session while the editor exists.
    static func of(_ editor: OpaquePointer?) -> EditorSession? {
        guard let editor, let context = editline_context(editor) else { return nil }
        return Unmanaged<EditorSession>.fromOpaque(context).takeUnretainedValue()
    }
}
