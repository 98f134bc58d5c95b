import CEditline
import CommandShell

enum EditorKeys {
    /// Makes libedit insert the pasted text. A C1 control, like the characters below, because no keyboard sends those.
    static let paste: Unicode.Scalar = "\u{80}"

    /// Makes libedit add a combining mark to the letter before the cursor.
    static let compose: Unicode.Scalar = "\u{83}"

    /// Makes libedit move the cursor if there is no suggestion to accept.
    static let nextCharacter: Unicode.Scalar = "\u{81}"
    static let nextWord: Unicode.Scalar = "\u{82}"

    private static let pasteKey = "\\200"
    private static let composeKey = "\\203"

    /// Keys of emacs mode; `~/.editrc` can bind them to other functions.
    private static let emacs: [(key: String, function: String)] = [
        ("^R", "em-inc-search-prev"),
        // Unbound, because libedit's prompt for Alt-X ignores Ctrl-C.
        ("\\ex", "ed-unassigned"), ("\\eX", "ed-unassigned"),
        ("^L", EditorFunction.clear.name), ("^F", EditorFunction.take.name),
        ("\\ef", EditorFunction.takeWord.name), ("\\eF", EditorFunction.takeWord.name),
    ]

    /// Sequences of both modes; `~/.editrc` can bind them to other functions.
    private static let sequences: [(key: String, function: String)] = [
        ("\\e[C", EditorFunction.take.name), ("\\eOC", EditorFunction.take.name),
        ("\\e[3~", "ed-delete-next-char"),
        ("\\e[H", "ed-move-to-beg"), ("\\e[1~", "ed-move-to-beg"), ("\\e[7~", "ed-move-to-beg"),
        ("\\eOH", "ed-move-to-beg"),
        ("\\e[F", "ed-move-to-end"), ("\\e[4~", "ed-move-to-end"), ("\\e[8~", "ed-move-to-end"),
        ("\\eOF", "ed-move-to-end"),
        ("\\e[1;5C", "em-next-word"), ("\\e[1;3C", "em-next-word"), ("\\eOc", "em-next-word"),
        ("\\e[1;5D", "ed-prev-word"), ("\\e[1;3D", "ed-prev-word"), ("\\eOd", "ed-prev-word"),
        ("\\e[3;5~", "em-delete-next-word"),
    ]

    static func bind(_ editor: OpaquePointer) {
        _ = editline_bind(editor, "^I", EditorFunction.complete.name)
        for (key, function) in sequences + (isEmacs(editor) ? emacs : []) {
            _ = editline_bind(editor, key, function)
        }
    }

    /// Binds the internal keys in both key maps. Must be called after `~/.editrc` was applied.
    static func bindPrivate(_ editor: OpaquePointer) {
        for (key, function) in [
            (pasteKey, EditorFunction.paste.name), (composeKey, EditorFunction.compose.name),
            ("\\201", "ed-next-char"), ("\\202", "em-next-word"),
        ] {
            _ = editline_bind(editor, key, function)
            _ = editline_bind_alternative(editor, key, function)
        }
    }

    static func isEmacs(_ editor: OpaquePointer) -> Bool {
        var mode: UnsafePointer<CChar>?
        guard editline_get_text(editor, EL_EDITOR, &mode) == 0, let mode else { return false }
        return String(cString: mode) == "emacs"
    }
}

extension ScreenKey {
    init?(sequence bytes: [UInt8]) {
        guard let key = Self.sequences[String(decoding: bytes, as: UTF8.self)] else { return nil }
        self = key
    }

    /// Sequences sent by xterm (ctlseqs, "PC-Style Function Keys": parameter 2 is Shift, 3 is Alt) and by rxvt, which
    /// prefixes ESC for Alt and sends lowercase letters for Shift.
    private static let sequences: [String: ScreenKey] = {
        var all: [String: ScreenKey] = ["\u{1B}+": .altPlus, "\u{1B}=": .altPlus, "\u{1B}-": .altMinus]
        for start in ["\u{1B}[", "\u{1B}O"] { (all[start + "C"], all[start + "D"]) = (.right, .left) }
        let arrows: [(letter: String, alt: ScreenKey, shift: ScreenKey)] = [
            ("A", .altUp, .shiftUp), ("B", .altDown, .shiftDown), ("C", .altRight, .shiftRight),
            ("D", .altLeft, .shiftLeft),
        ]
        for (letter, alt, shift) in arrows {
            for sequence in ["[1;3", "\u{1B}[", "\u{1B}O"] { all["\u{1B}" + sequence + letter] = alt }
            all["\u{1B}[1;2" + letter] = shift
            all["\u{1B}[" + letter.lowercased()] = shift
        }
        return all
    }()
}
