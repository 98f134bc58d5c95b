/// The words of a text in the form in which they are compared: lower-case, without an English plural's `s`.
public enum WordForms {
    /// In their order. A hostile text costs no more than a long one.
    public static func of(_ text: String) -> [String] {
        let text = text.utf8.count > most ? String(text.prefix(most)) : text, lower = text.lowercased()
        // What Unicode says of each character takes a hundred times as long, and almost all text is ASCII.
        guard lower.utf8.allSatisfy({ $0 < 0x80 }) else {
            return lower.split { !$0.isLetter && !$0.isNumber }.map(singular)
        }
        return lower.utf8.split { !Self.isLetterOrDigit($0) }.map { singular(Substring($0)) }
    }

    /// Characters that are looked through.
    private static let most = 2_000

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
    }

    /// Everything that says what a photo shows.
    public static func of(_ photo: Photo) -> Set<String> { Set(texts(of: photo).flatMap(of)) }

    /// The texts that do.
    public static func texts(of photo: Photo) -> [String] {
        [photo.title, photo.altText, photo.about].compactMap(\.self) + photo.tags.prefix(64)
    }

    /// A word, and without an English plural's `s`, which is left out where that is the same.
    public static func both(of word: String) -> [String] {
        let form = of(word)
        return form.count == 1 && form[0] != word.lowercased() ? [word, form[0]] : [word]
    }

    /// As in the S stemmer of Harman, "How Effective Is Suffixing?" (1991), without its exceptions.
    private static func singular(_ word: Substring) -> String {
        // An ending of ASCII is the same in bytes, which are looked at sooner than characters.
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
