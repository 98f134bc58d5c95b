/// Normalizes words for matching: lower case, without the `s` of English plurals.
public enum WordForms {
    /// Normalized words in text order. Reads only the first 2,000 characters, to bound the cost of hostile text.
    public static func of(_ text: String) -> [String] {
        let text = text.utf8.count > most ? String(text.prefix(most)) : text, lower = text.lowercased()
        // ASCII has a faster path: Unicode properties take a hundred times as long.
        guard lower.utf8.allSatisfy({ $0 < 0x80 }) else {
            return lower.split { !$0.isLetter && !$0.isNumber }.map(singular)
        }
        return lower.utf8.split { !Self.isLetterOrDigit($0) }.map { singular(Substring($0)) }
    }

    private static let most = 2_000

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
    }

    public static func of(_ photo: Photo) -> Set<String> { Set(texts(of: photo).flatMap(of)) }

    public static func texts(of photo: Photo) -> [String] {
        [photo.title, photo.altText, photo.about].compactMap(\.self) + photo.tags.prefix(64)
    }

    /// The word, and its normalized form if different.
    public static func both(of word: String) -> [String] {
        let form = of(word)
        return form.count == 1 && form[0] != word.lowercased() ? [word, form[0]] : [word]
    }

    /// S stemmer of Harman, "How Effective Is Suffixing?" (1991), without its exceptions for `ies` and `es`.
    private static func singular(_ word: Substring) -> String {
        // ASCII endings are compared as bytes, which is faster.
        let bytes = word.utf8
        guard bytes.last == UInt8(ascii: "s"), word.count > 3 else { return String(word) }
        switch bytes.dropLast().last {
        case UInt8(ascii: "s"), UInt8(ascii: "u"): return String(word)
        case UInt8(ascii: "e") where bytes.dropLast(2).last == UInt8(ascii: "i"):
            return word.dropLast(3) + "y"
        default: return String(word.dropLast())
        }
    }
}
