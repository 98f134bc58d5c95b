import GalleryCore

/// Text in the form of the full-text index. Scripts without spaces between words are written as overlapping pairs of
/// characters and the last character alone: `東京タワー` as `東京 京タ タワ ワー ー`. So every part of it is found, as a phrase
/// of pairs or, if it is one character, as the start of a pair.
enum FileWords {
    static func indexed(_ text: String) -> String { written(text, isQuery: false) }

    /// Differs from `indexed` at the end, where the text may go on in the index.
    static func searched(_ text: String) -> String { written(text, isQuery: true) }

    /// Whether the script of a character has no spaces between words, or, as Hangul, joins words.
    static func isUnspaced(_ character: Character) -> Bool {
        switch character.unicodeScalars.first?.value ?? 0 {
        // Thai, Lao, Burmese, Khmer; marks and kana; Han, Hangul; compatibility forms, halfwidth kana; rare Han.
        case 0x0E01...0x0E3A, 0x0E40...0x0EFF, 0x1000...0x109F, 0x1780...0x17D3, 0x3005...0x3007,
            0x3041...0x309F, 0x30A1...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF, 0x3400...0x4DBF,
            0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF66...0xFF9F, 0x20000...0x323AF:
            true
        default: false
        }
    }

    private static func written(_ text: String, isQuery: Bool) -> String {
        // Underscores join words for the tokenizer.
        let text = text.replacing("_", with: " ")
        guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
        var written = "", run: [Character] = []
        func add(isLast: Bool) {
            for (at, character) in run.enumerated() {
                let isAlone = at + 1 == run.count
                if isAlone, isLast, isQuery, at > 0 { continue }
                written += isAlone ? " \(character)" : " \(character)\(run[at + 1])"
            }
            if !run.isEmpty { written += " " }
            run = []
        }
        for character in text.sortingKey {
            if isUnspaced(character) {
                run.append(character)
            } else {
                add(isLast: false)
                written.append(character)
            }
        }
        add(isLast: true)
        return written
    }
}
