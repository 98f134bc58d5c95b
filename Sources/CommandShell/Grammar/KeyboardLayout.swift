/// Corrects text that was typed with another keyboard layout by mistake.
public enum KeyboardLayout {
    private static let latinKeys = [Character: Character](
        zip("йцукенгшщзхъфывапролджэячсмитьбюё", "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"),
        uniquingKeysWith: { $1 })
    private static let russianKeys = [Character: Character](
        latinKeys.map { ($1, $0) }, uniquingKeysWith: { $1 })

    /// Text that the keys of `text` produce in the Latin layout, in lower case; `nil` if `text` has no Russian letters.
    public static func latin(_ text: String) -> String? {
        let typed = text.lowercased()
        let latin = String(typed.map { latinKeys[$0] ?? $0 })
        return latin == typed ? nil : latin
    }

    /// Text that the keys of `text` produce in the Russian layout, in lower case; `nil` if `text` has Russian letters.
    public static func russian(_ text: String) -> String? {
        let typed = text.lowercased()
        return typed.contains { latinKeys[$0] != nil } ? nil : String(typed.map { russianKeys[$0] ?? $0 })
    }
}

extension KeyboardLayout {
    /// Letters of other layouts by the character that their key types in the Latin layout.
    private static let latinByLetter: [Character: Character] = {
        let layouts = [
            ("йцукенгшщзхъфывапролджэячсмитьбюё", "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"),
            ("іїєґў", "s]'`o"), ("Ж", ":"),
            ("ςερτυθιοπασδφγηξκλζχψωβνμ", "wertyuiopasdfghjklzxcvbnm"),
            ("קראטוןםפשדגכעיחלךזסבהנמצ", "ertyuiopasdfghjklzxcvbnm"),
            ("ضصثقفغعهخحشسيبلاتنمئءؤرىة", "qwertyuiopasdfghjklzxcvnm"),
        ]
        return Dictionary(layouts.flatMap { zip($0.0, $0.1) }, uniquingKeysWith: { $1 })
    }()

    /// Character that the key of a letter types in the Latin layout; `nil` for a character other than a letter of a
    /// Cyrillic, Greek, Hebrew or Arabic layout.
    public static func latin(keyOf letter: Character) -> Character? { latinByLetter[letter] }

    public static func isCyrillic(_ letter: Character) -> Bool {
        letter.unicodeScalars.allSatisfy { (0x400...0x4FF).contains($0.value) }
    }

    /// Letter that the key of a Latin letter types in the Russian layout.
    public static func russian(keyOf letter: Character) -> Character? {
        letter.isASCII && letter.isLetter ? russianKeys[letter] : nil
    }
}
