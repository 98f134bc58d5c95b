import CEditline
import CommandShell

/// What keys do, beyond what libedit binds by itself.
enum EditorKeys {
    /// Stands for "pasted text has come" toward libedit: a C1 control, which no keyboard sends as a character.
    static let paste: Unicode.Scalar = "\u{80}"

    /// Stands for "the letter before the cursor gets a mark" in the same way.
    static let compose: Unicode.Scalar = "\u{83}"

    /// Stand for keys of libedit's own: where there is nothing to take, ours do what these do.
    static let nextCharacter: Unicode.Scalar = "\u{81}"
    static let nextWord: Unicode.Scalar = "\u{82}"

    private static let pasteKey = "\\200"
    private static let composeKey = "\\203"

    /// In emacs mode; the person's file comes after it. Keys without a meaning here are bound all the same, or
    /// libedit would put the rest of their sequence into the line.
    private static let emacs: [(key: String, function: String)] = [
        ("^R", "em-inc-search-prev"),
        // A prompt of libedit's own for its commands, which does not hear Ctrl-C.
        ("\\ex", "ed-unassigned"), ("\\eX", "ed-unassigned"),
        ("^L", EditorFunction.clear.name),
        ("^F", EditorFunction.take.name), ("\\e[C", EditorFunction.take.name),
        ("\\eOC", EditorFunction.take.name),
        ("\\ef", EditorFunction.takeWord.name), ("\\eF", EditorFunction.takeWord.name),
        ("\\e[3~", "ed-delete-next-char"),
        ("\\e[H", "ed-move-to-beg"), ("\\e[1~", "ed-move-to-beg"), ("\\e[7~", "ed-move-to-beg"),
        ("\\eOH", "ed-move-to-beg"),
        ("\\e[F", "ed-move-to-end"), ("\\e[4~", "ed-move-to-end"), ("\\e[8~", "ed-move-to-end"),
        ("\\eOF", "ed-move-to-end"),
        ("\\e[1;5C", "em-next-word"), ("\\e[1;3C", "em-next-word"), ("\\eOc", "em-next-word"),
        ("\\e[1;5D", "ed-prev-word"), ("\\e[1;3D", "ed-prev-word"), ("\\eOd", "ed-prev-word"),
        ("\\e[3;5~", "em-delete-next-word"),
        ("\\e[2~", "ed-unassigned"), ("\\e[5~", "ed-unassigned"), ("\\e[6~", "ed-unassigned"),
        ("\\e[1;5A", "ed-unassigned"), ("\\e[1;5B", "ed-unassigned"), ("\\e[Z", "ed-unassigned"),
        ("\\e[1;3A", "ed-unassigned"), ("\\e[1;3B", "ed-unassigned"),
        ("\\e[1;2A", "ed-unassigned"), ("\\e[1;2B", "ed-unassigned"),
        ("\\e[1;2C", "ed-unassigned"), ("\\e[1;2D", "ed-unassigned"),
        ("\\eOP", "ed-unassigned"), ("\\eOQ", "ed-unassigned"), ("\\eOR", "ed-unassigned"),
        ("\\eOS", "ed-unassigned"), ("\\e[15~", "ed-unassigned"), ("\\e[17~", "ed-unassigned"),
        ("\\e[18~", "ed-unassigned"), ("\\e[19~", "ed-unassigned"), ("\\e[20~", "ed-unassigned"),
        ("\\e[21~", "ed-unassigned"), ("\\e[23~", "ed-unassigned"), ("\\e[24~", "ed-unassigned"),
    ]

    /// Binds the keys of both modes, and those of the mode that is on.
    static func bind(_ editor: OpaquePointer) {
        _ = editline_bind(editor, "^I", EditorFunction.complete.name)
        if isEmacs(editor) { for (key, function) in emacs { _ = editline_bind(editor, key, function) } }
    }

    /// Binds what the editor itself needs, in whatever mode: after the person's file.
    static func bindPrivate(_ editor: OpaquePointer) {
        for (key, function) in [
            (pasteKey, EditorFunction.paste.name), (composeKey, EditorFunction.compose.name),
            ("\\206", "em-next-word"), ("\\207", "ed-prev-word"),
        ] {
            _ = editline_bind(editor, key, function)
            _ = editline_bind_alternative(editor, key, function)
        }
        _ = editline_bind(editor, "\\201", "ed-next-char")
        _ = editline_bind(editor, "\\202", "em-next-word")
    }

    /// What libedit gets for a key that stands for nothing now. In vi mode that is no sequence: ESC would end the
    /// putting in of text, and what follows it would be commands.
    static func characters(of key: ScreenKey, _ bytes: [UInt8], in editor: OpaquePointer) -> [Unicode.Scalar]
    {
        guard !isEmacs(editor) else { return bytes.map { Unicode.Scalar($0) } }
        return switch key {
        case .altRight: ["\u{86}"]
        case .altLeft: ["\u{87}"]
        case .altPlus, .altMinus, .altUp, .altDown, .shiftLeft, .shiftRight, .shiftUp, .shiftDown: []
        }
    }

    private static func isEmacs(_ editor: OpaquePointer) -> Bool {
        var mode: UnsafePointer<CChar>?
        guard editline_get_text(editor, EL_EDITOR, &mode) == 0, let mode else { return false }
        return String(cString: mode) == "emacs"
    }
}

extension ScreenKey {
    /// The key that sends these bytes, from ESC on; nil for every other key.
    init?(sequence bytes: [UInt8]) {
        guard let key = Self.sequences[String(decoding: bytes, as: UTF8.self)] else { return nil }
        self = key
    }

    /// As xterm and those that follow it send them (ctlseqs, "PC-Style Function Keys": 2 is Shift, 3 Alt), and as
    /// rxvt does, which puts ESC before a key for Alt and has letters of its own for Shift.
    private static let sequences: [String: ScreenKey] = {
        var all: [String: ScreenKey] = ["\u{1B}+": .altPlus, "\u{1B}=": .altPlus, "\u{1B}-": .altMinus]
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
