/// Corrects text that was typed with the Russian or Latin keyboard layout by mistake.
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
