import CEditline
import Glibc

/// Editing functions added to libedit; `~/.editrc` can bind them by name.
enum EditorFunction: CaseIterable {
    case paste
    /// Composes the letter before the cursor with a typed combining mark.
    case compose
    case clear
    case complete
    /// Accepts the suggestion or moves to the next character.
    case take
    /// Accepts the next word of the suggestion or moves to the next word.
    case takeWord

    var name: String {
        switch self {
        case .paste: "gallery-paste"
        case .compose: "gallery-compose"
        case .clear: "gallery-clear-screen"
        case .complete: "gallery-complete"
        case .take: "gallery-take-suggestion"
        case .takeWord: "gallery-take-word"
        }
    }

    /// Registers all functions. Must be called before keys are bound, as libedit corrupts its memory on unknown names.
    static func add(to editor: OpaquePointer) {
        for function in allCases {
            // libedit keeps the pointers.
            let name = strdup(function.name)
            switch function {
            case .paste:
                _ = editline_add_function(editor, name, name) { editor, _ in
                    EditorSession.of(editor)?.insertPaste() ?? UInt8(CC_ERROR)
                }
            case .compose:
                _ = editline_add_function(editor, name, name) { editor, _ in
                    EditorSession.of(editor)?.insertComposed() ?? UInt8(CC_ERROR)
                }
            case .clear:
                _ = editline_add_function(editor, name, name) { editor, _ in
                    EditorSession.of(editor)?.clearScreen() ?? UInt8(CC_ERROR)
                }
            case .complete:
                _ = editline_add_function(editor, name, name) { editor, _ in
                    EditorSession.of(editor)?.tab.press() ?? UInt8(CC_ERROR)
                }
            case .take:
                _ = editline_add_function(editor, name, name) { editor, _ in
                    EditorSession.of(editor)?.take(byWord: false) ?? UInt8(CC_ERROR)
                }
            case .takeWord:
                _ = editline_add_function(editor, name, name) { editor, _ in
                    EditorSession.of(editor)?.take(byWord: true) ?? UInt8(CC_ERROR)
                }
            }
        }
    }
}

extension EditorSession {
    /// Unretained: the editor's thread owns the session for the lifetime of the editor.
    static func of(_ editor: OpaquePointer?) -> EditorSession? {
        guard let editor, let context = editline_context(editor) else { return nil }
        return Unmanaged<EditorSession>.fromOpaque(context).takeUnretainedValue()
    }
}
