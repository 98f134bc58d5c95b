import CEditline

final class EditorPrompt {
    /// Delimits control sequences, which occupy no columns.
    static let fence: Int32 = 1

    let columns: Int
    let characters: UnsafeMutablePointer<wchar_t>

    init(_ text: String, attributes: String) {
        columns = text.unicodeScalars.count
        let fence = "\u{1}"
        // libedit attaches a sequence to the following character, so the prompt must end with a character.
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
