import CEditline
import Glibc

/// Our own editing functions; a person's `~/.editrc` can bind them by name.
enum EditorFunction: CaseIterable {
    /// Inserts the text that was pasted.
    case paste
    /// Puts a mark that was typed onto the letter before the cursor.
    case compose
    /// Clears the screen.
    case clear
    /// Completes the word before the cursor.
    case complete
    /// Takes the suggestion, or goes to the next character.
    case take
    /// Takes the suggestion's next word, or goes to the next word.
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

    /// Makes all of them known. Before any is bound: libedit damages its memory over names it does not know.
    static func add(to editor: OpaquePointer) {
        for function in allCases {
            // libedit keeps the pointers it is given.
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
    /// The session whose editor calls back. It outlives the editor's last call: its thread holds it.
    static func of(_ editor: OpaquePointer?) -> EditorSession? {
        guard let editor, let context = editline_context(editor) else { return nil }
        return Unmanaged<EditorSession>.fromOpaque(context).takeUnretainedValue()
    }
}
