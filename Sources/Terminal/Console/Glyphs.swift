import TextLayout

enum Glyphs: Sendable {
    case unicode
    case ascii
    case words(GlyphNames)

    /// Replaces the glyphs in `text`. ASCII replacements have the same width, so that columns stay aligned.
    func text(_ text: String) -> String {
        guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
        switch self {
        case .unicode: return text
        case .ascii: return text.map { Self.ascii($0) }.joined()
        case .words(let spoken):
            // Separators become commas, which screen readers read as pauses; sparklines are dropped.
            let parted = text.replacing(#/ ?[▁-█]+/#, with: "").replacing(
                " \(Glyph.between.rawValue) ", with: ", ")
            return spoken.words.reduce(parted) { $0.replacing($1.key.rawValue, with: $1.value) }
        }
    }

    private static func ascii(_ character: Character) -> String {
        if character.isASCII { return String(character) }
        if let substitute = substitutes[character] { return substitute }
        return String(repeating: "?", count: CellWidth.of(character))
    }

    private static let substitutes: [Character: String] = [
        "♥": "*", "❤": "*", "♡": "o", "★": "*", "☆": "o", "•": "*", "·": "-", "…": "~", "✓": "v", "✗": "x",
        "–": "-", "—": "-", "‑": "-", "×": "x", "›": ">", "‹": "<", "»": ">", "«": "<", "→": ">", "←": "<",
        "↑": "^", "↓": "v", "‘": "'", "’": "'", "‚": ",", "“": "\"", "”": "\"", "„": "\"", "′": "'",
        "″": "\"",
        "▁": "_", "▂": ".", "▃": ",", "▄": "-", "▅": "=", "▆": "+", "▇": "*", "█": "#", "°": "o", "±": "+",
        "≈": "~", "©": "c", "®": "r", "ƒ": "f", "│": "|", "▐": "|", "▌": "|", "─": "-", "▞": "/", "▚": "\\",
        "▸": ">", "¶": "P",
        "§": "S", "¿": "?", "¡": "!", "\u{A0}": " ", "\u{202F}": " ", "ä": "a", "ö": "o", "ü": "u", "Ä": "A",
        "Ö": "O",
        "Ü": "U", "ß": "s", "é": "e", "è": "e", "ê": "e", "á": "a", "à": "a", "â": "a", "å": "a", "ñ": "n",
        "ó": "o", "ò": "o", "ô": "o", "ø": "o", "í": "i", "ì": "i", "î": "i", "ú": "u", "ù": "u", "û": "u",
        "ç": "c", "É": "E", "Å": "A", "Ø": "O", "Ñ": "N", "Ç": "C",
    ]
}
