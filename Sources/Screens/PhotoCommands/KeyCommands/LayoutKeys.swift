import CommandShell
import Wording

extension FullScreenKey {
    /// Key with the character that it types in the Latin layout.
    var latin: FullScreenKey {
        guard case .character(let letter) = self else { return self }
        return KeyboardLayout.latin(keyOf: letter).map(FullScreenKey.character) ?? self
    }

    var isCyrillic: Bool {
        guard case .character(let letter) = self else { return false }
        return KeyboardLayout.isCyrillic(letter)
    }
}

extension [LabeledText] {
    /// List of keys; with `hasCyrillic`, single letters are followed by those of the Russian layout.
    init(_ keys: [(keys: String, meaning: String)], hasCyrillic: Bool) {
        self = keys.map { keys, meaning in
            let letters = keys.split { $0 == " " || $0 == "," }.filter { $0.count == 1 }
                .compactMap { $0.first.flatMap(KeyboardLayout.russian(keyOf:)) }
            let label =
                hasCyrillic && !letters.isEmpty
                ? keys + ", " + letters.map(String.init).joined(separator: " ") : keys
            return LabeledText(label: label, text: meaning)
        }
    }
}
