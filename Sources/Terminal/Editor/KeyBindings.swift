import CEditline

/// Runs the function to which libedit's key maps, and so the user's `~/.editrc`, bind a complete key sequence.
///
/// libedit would read a sequence byte by byte: it would insert the rest of an unbound sequence, wait for more bytes
/// after Escape, and in vi mode end insert mode. Instead, the sequence's function is bound to a C1 control, which no
/// keyboard sends as a character, and libedit reads that control.
struct KeyBindings {
    private static let sequence: Unicode.Scalar = "\u{85}"
    private static let sequenceKey = "\\205"
    /// Character that libedit reads instead of Escape in vi mode.
    private static let escape: Unicode.Scalar = "\u{84}"
    private static let escapeKey = "\\204"
    /// Functions that wait for the rest of a sequence.
    private static let waiting = ["ed-sequence-lead-in", "em-meta-next"]

    let editor: OpaquePointer
    /// Output to which libedit prints the bindings.
    let output: EditorOutput

    func bind() {
        EditorKeys.bind(editor)
        EditorFile.apply(to: editor)
        EditorKeys.bindPrivate(editor)
        if !EditorKeys.isEmacs(editor) { bindEscape() }
    }

    /// Binds Escape again, so that it ends vi's insert mode: libedit drops that binding when a sequence is bound.
    private func bindEscape() {
        guard var function = binding(of: "\\033") else { return }
        if Self.waiting.contains(function) {
            function = "vi-command-mode"
            // libedit deletes the bindings of all sequences unless one of its key maps contains this function.
            _ = editline_bind_alternative(editor, "\\033", "ed-sequence-lead-in")
            _ = editline_bind(editor, "\\033", function)
        }
        _ = editline_bind(editor, Self.escapeKey, function)
        _ = editline_bind_alternative(editor, Self.escapeKey, "ed-unassigned")
    }

    /// Characters that libedit reads instead of a sequence; empty if nothing is bound to the sequence.
    func characters(for sequence: [UInt8]) -> [Unicode.Scalar] {
        // During a history search, libedit reads keys itself, so an Escape ends the search first.
        let prefix: [Unicode.Scalar] = EditedLine.isSearching(in: editor) ? ["\u{1B}"] : []
        let key = sequence.map(Self.octal).joined()
        guard let function = binding(of: key) else { return [] }
        if sequence == [0x1B] {
            guard prefix.isEmpty, EditorKeys.isEmacs(editor) else {
                return prefix.isEmpty ? [Self.escape] : prefix
            }
            return Self.waiting.contains(function) ? [] : ["\u{1B}"]
        }
        if function.hasPrefix("\"") {
            let text = String(function.dropFirst().dropLast())
            _ = editline_bind_text(editor, Self.sequenceKey, text)
            _ = editline_bind_alternative_text(editor, Self.sequenceKey, text)
        } else {
            _ = editline_bind(editor, Self.sequenceKey, function)
            _ = editline_bind_alternative(editor, Self.sequenceKey, function)
        }
        return prefix + [Self.sequence]
    }

    /// Bound function's name, or bound text in quotes; `nil` if the key is unbound or begins longer sequences.
    private func binding(of key: String) -> String? {
        let lines = output.captured { _ = editline_print_binding(editor, key) }.split(separator: "\n")
        guard lines.count == 1, let arrow = lines[0].firstIndex(of: ">") else { return nil }
        return String(lines[0][arrow...].dropFirst().drop { $0 == " " || $0 == "\t" })
    }

    private static func octal(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 8)
        return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
    }
}
