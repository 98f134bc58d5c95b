/// Detects `key set NAME KEY` in a typed line, even if misspelled.
public struct KeyedWords {
    private static let key: Set = [
        "key", "keys", "apikey", "keyset", "key-set", "key_set", "setkey", "set-key",
    ]
    private static let others: Set = ["set", "add", "save", "api", "access", "my"]
    private static let quotes: Set<Character> = ["\"", "'", "\\", "=", ":", "$", ">"]

    /// Words of the command without quotes, options and shell syntax.
    private let words: [String]
    private let vocabulary: SecretVocabulary

    public init(_ command: String, knowing vocabulary: SecretVocabulary) {
        self.vocabulary = vocabulary
        let all = command.lowercased().split { $0.isWhitespace || Self.quotes.contains($0) }.map(String.init)
        words = Array(
            all.filter { !$0.hasPrefix("--") }.drop { ["gallery", "export", "env"].contains($0) })
    }

    /// Whether the words that introduce an access key, such as `key set unsplash`, are followed by another word.
    public var holdKey: Bool {
        let head = words.prefix { isAboutKeys($0) || Self.others.contains($0) || vocabulary.isService($0) }
        let isAbout =
            head.contains(where: isAboutKeys)
            || head.contains("set") && head.contains(where: vocabulary.isService)
        return isAbout && head.count < words.count
    }

    private func isAboutKeys(_ word: String) -> Bool { Self.key.contains(word) || word == misspelling }

    /// First word, if it is one edit from `key` and followed by `set` or a service.
    private var misspelling: String? {
        guard let first = words.first, first.allSatisfy(\.isLetter), vocabulary.distance(first, "key") == 1,
            words.count > 2,
            words[1] == "set" || vocabulary.isService(words[1])
        else { return nil }
        return first
    }
}
