import CEditline

/// The prompt as libedit wants it: in memory that stays where it is.
final class EditorPrompt {
    /// Stands before and after control sequences, which take no room.
    static let fence: Int32 = 1

    /// Columns it takes.
    let columns: Int
    let characters: UnsafeMutablePointer<wchar_t>

    /// `attributes` are SGR parameters; empty for none.
    init(_ text: String, attributes: String) {
        columns = text.unicodeScalars.count
        let fence = "\u{1}"
        // libedit hangs a sequence on the character after it: nothing may come last but a character.
        let (head, last) = (String(text.dropLast()), String(text.suffix(1)))
        let dressed =
            attributes.isEmpty
            ? text
            : fence + Escape.attributes(attributes) + fence + head + fence + Escape.plain + fence + last
        let wide = WideText.characters(of: dressed)
        characters = .allocate(capacity: wide.count)
        characters.initialize(from: wide, count: wide.count)
    }

    deinit { characters.deallocate() }
}
