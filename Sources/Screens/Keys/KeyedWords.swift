import CommandShell
import Configuration
import GalleryCore

/// The words of a command that may be `key set NAME` with a key behind it, however it is misspelled.
struct KeyedWords {
    private static let key: Set = [
        "key", "keys", "apikey", "keyset", "key-set", "key_set", "setkey", "set-key",
    ]
    private static let others: Set = ["set", "add", "save", "api", "access", "my"]
    private static let quotes: Set<Character> = ["\"", "'", "\\", "=", ":", "$", ">"]

    /// Without quotes and options, and without what is copied along from a shell.
    private let words: [String]
    /// Those with keys.
    private let services: Set<String>

    init(_ command: String, services: Set<String>) {
        self.services = services
        let all = command.lowercased().split { $0.isWhitespace || Self.quotes.contains($0) }.map(String.init)
        words = Array(
            all.filter { !$0.hasPrefix("--") }.drop { ["gallery", "export", "env"].contains($0) })
    }

    /// Something follows the words that are about keys.
    var holdKey: Bool {
        let head = words.prefix { isAboutKeys($0) || Self.others.contains($0) || services.contains($0) }
        let isAbout =
            head.contains(where: isAboutKeys)
            || head.contains("set") && head.contains(where: services.contains)
        return isAbout && head.count < words.count
    }

    private func isAboutKeys(_ word: String) -> Bool { Self.key.contains(word) || word == slip }

    /// A first word that is nearly `key`.
    private var slip: String? {
        guard let first = words.first, first.allSatisfy(\.isLetter), NearestWord.distance(first, "key") == 1,
            words.count > 2,
            words[1] == "set" || services.contains(words[1])
        else { return nil }
        return first
    }
}
