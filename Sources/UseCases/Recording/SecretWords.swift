/// Detects a PIN, a token or a sign-in code among the words of a command, even if the command is misspelled.
public struct SecretWords {
    private static let shell: Set = ["gallery", "export", "env", "sudo"]
    private static let separators: Set<Character> = ["\"", "'", "\\", "=", ":", "$", ">", ";", ","]
    private static let pins: Set = ["pin", "code", "passcode"]
    private static let pinFillers: Set = ["set", "change", "off", "now", "reset", "new", "my"]
    private static let tokens: Set = ["token", "tokens", "secret", "password", "verifier"]
    private static let names: Set = [
        "token", "secret", "key", "password", "verifier", "pin", "code", "passcode",
    ]

    /// Words of the command, without words that precede it in a shell, such as `sudo gallery -c`.
    private let words: ArraySlice<String>
    private let vocabulary: SecretVocabulary

    public init(_ command: String, knowing vocabulary: SecretVocabulary) {
        self.vocabulary = vocabulary
        var words = command.lowercased()
            .split { $0.isWhitespace || Self.separators.contains($0) }.map(String.init)[...]
        while let first = words.first {
            if first.hasPrefix("-") {
                // Unknown options are not skipped, as their values may be secrets. The value of `-c` is a command.
                guard let takesValue = vocabulary.optionTakesValue(first) else { break }
                words = words.dropFirst(takesValue && first != "-c" ? 2 : 1)
            } else if Self.shell.contains(first) || vocabulary.distance(first, "gallery") < 3 {
                words = words.dropFirst()
            } else {
                break
            }
        }
        self.words = words
    }

    public var holdSecret: Bool { holdPIN || holdNamedSecret || holdToken || holdSignIn }

    /// Whether the words set or enter a PIN, for example `lock 4711`, `lock set 4711`, `unlck 4711`, `set pin 4711`.
    private var holdPIN: Bool {
        guard let first = words.first else { return false }
        let head = words.prefix { isLock($0) || Self.pins.contains($0) || Self.pinFillers.contains($0) }
        let rest = words.dropFirst(head.count).filter { !$0.hasPrefix("--") }
        if vocabulary.lockCommands.contains(first) { return !rest.isEmpty }
        let isAbout = head.contains { isLock($0) || Self.pins.contains($0) }
        return isAbout && (rest + head.filter(isLock)).contains(where: mayBePIN)
    }

    private func mayBePIN(_ word: String) -> Bool { word.count(where: { ("0"..."9").contains($0) }) >= 3 }

    /// Whether a word follows the name of a secret, as in `unsplash_token = …`, `set access-token …`, `--token …`.
    private var holdNamedSecret: Bool {
        guard let first = words.first, !vocabulary.textCommands.contains(first), !first.hasPrefix("/") else {
            return false
        }
        return words.indices.dropLast().contains { isSecretName(words[$0]) }
    }

    /// Whether a word follows words that set a token or key, as in `set token …`, `kye set unsplash …`.
    private var holdToken: Bool {
        let head = words.prefix {
            Self.tokens.contains($0) || vocabulary.isService($0) || vocabulary.isNear($0, "set")
                || vocabulary.isNear($0, "key")
                || isSignIn($0)
        }
        let namesToken = head.contains(where: Self.tokens.contains)
        let namesKey =
            head.contains { vocabulary.isNear($0, "key") } && head.contains(where: vocabulary.isService)
        return head.count > 1 && (namesToken || namesKey) && head.count < words.count
    }

    /// Whether a sign-in command, even mistyped, has a word that may be a secret: neither a service nor an option.
    private var holdSignIn: Bool {
        guard let first = words.first, isSignIn(first) else { return false }
        let rest = words.dropFirst().filter { !$0.hasPrefix("--") && !vocabulary.isService($0) }
        if vocabulary.signInCommands.contains(first) { return !rest.isEmpty }
        let namesService = words.contains(where: vocabulary.isService)
        return namesService ? !rest.isEmpty : rest.contains { $0.count > 7 && $0.contains(where: \.isNumber) }
    }

    private func isLock(_ word: String) -> Bool {
        vocabulary.lockCommands.contains { command in
            vocabulary.isNear(word, command)
                || word.hasPrefix(command) && word.dropFirst(command.count).allSatisfy(\.isNumber)
        }
    }

    private func isSignIn(_ word: String) -> Bool {
        vocabulary.signInCommands.contains { vocabulary.isNear(word, $0) }
    }

    private func isSecretName(_ word: String) -> Bool {
        let parts = word.split { $0 == "_" || $0 == "-" }
        guard !vocabulary.isSetting(word), let last = parts.last else { return false }
        if word.hasPrefix("-") || parts.count > 1 {
            if Self.names.contains(String(last)) { return true }
        }
        return parts.count > 1 && vocabulary.isService(String(parts[0]))
    }
}
