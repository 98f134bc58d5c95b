/// Names for files and addresses: words of lower-case ASCII letters and digits, joined by hyphens.
public enum Slug {
    public static let limit = 60

    /// At most `limit` characters. Transliterates Latin, Greek and Cyrillic letters; most others separate words.
    public static func of(_ text: String) -> String {
        let letters = text.lowercased().map { character -> String in
            if character.isASCII, character.isLetter || character.isNumber { return String(character) }
            if character == "'" || character == "’" { return "" }
            return transliterated[character] ?? " "
        }
        var slug = ""
        for word in letters.joined().split(separator: " ") {
            guard !slug.isEmpty else {
                slug = String(word.prefix(limit))
                continue
            }
            guard slug.count + 1 + word.count <= limit else { break }
            slug += "-" + word
        }
        return slug
    }

    /// Lower-case letters outside ASCII. A key also matches its decomposed form, as `Character` compares canonically.
    static let transliterated: [Character: String] = {
        let marks = [
            0x300...0x304, 0x306...0x30C, 0x30F...0x30F, 0x311...0x311, 0x31B...0x31B, 0x323...0x328,
            0x32D...0x32E,
        ].joined().compactMap { Unicode.Scalar($0) }
        // Unicode has letters with two of the marks, as in Vietnamese, of these letters and first marks only.
        let twice: Set<Character> = ["a", "e", "i", "o", "u", "y", "c", "l", "r", "s", "ι", "υ"]
        let first: Set<UInt32> = [
            0x302, 0x303, 0x304, 0x306, 0x307, 0x308, 0x30A, 0x30C, 0x31B, 0x323, 0x327,
        ]
        let tones = [0x300...0x303, 0x309...0x309, 0x323...0x323].joined().compactMap { Unicode.Scalar($0) }
        var table = others
        for (base, text) in others.map({ ($0.key, $0.value) })
            + "abcdefghijklmnopqrstuvwxyz".map({ ($0, String($0)) })
        {
            for mark in marks {
                let marked = "\(base)\(mark)"
                let tones = twice.contains(base) && first.contains(mark.value) ? tones : []
                for character in [marked] + tones.map({ "\(marked)\($0)" }) {
                    if character.count == 1, let first = character.first, table[first] == nil {
                        table[first] = text
                    }
                }
            }
        }
        return table
    }()

    /// Cyrillic as in ICAO Doc 9303, part 3, but without the signs ъ and ь.
    private static let others: [Character: String] = [
        "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ð": "d", "þ": "th", "ł": "l", "ħ": "h",
        "ı": "i", "ŋ": "n", "ŧ": "t", "ĸ": "k",
        "а": "a", "б": "b", "в": "v", "г": "g", "д": "d", "е": "e", "ё": "e", "ж": "zh", "з": "z",
        "и": "i", "й": "i", "к": "k", "л": "l", "м": "m", "н": "n", "о": "o", "п": "p", "р": "r",
        "с": "s", "т": "t", "у": "u", "ф": "f", "х": "kh", "ц": "ts", "ч": "ch", "ш": "sh", "щ": "shch",
        "ъ": "", "ы": "y", "ь": "", "э": "e", "ю": "iu", "я": "ia", "і": "i", "ї": "i", "є": "ie",
        "ґ": "g", "ў": "u", "ј": "j", "љ": "lj", "њ": "nj", "ћ": "c", "ђ": "d", "џ": "dz",
        "α": "a", "β": "v", "γ": "g", "δ": "d", "ε": "e", "ζ": "z", "η": "i", "θ": "th", "ι": "i",
        "κ": "k", "λ": "l", "μ": "m", "ν": "n", "ξ": "x", "ο": "o", "π": "p", "ρ": "r", "σ": "s",
        "ς": "s", "τ": "t", "υ": "y", "φ": "f", "χ": "ch", "ψ": "ps", "ω": "o",
    ]
}
