/// Detects an access key, a PIN, a token or a sign-in code among the words of a command, even if it is misspelled.
public struct SecretWords {
    private static let shell: Set = ["gallery", "export", "env", "sudo"]
    private static let separators: Set<Character> = ["\"", "'", "`", "\\", "=", ":", "$", ">", ";", ","]
    private static let keys: Set = [
        "key", "keys", "apikey", "keyset", "key-set", "key_set", "setkey", "set-key", "api-key", "api_key",
        "ключ", "ключи",
    ]
    private static let keyFillers: Set = ["set", "add", "save", "api", "access", "my", "задать", "мой"]
    private static let pins: Set = ["pin", "code", "passcode", "пин", "пин-код", "пинкод", "код"]
    private static let pinFillers: Set = ["set", "change", "off", "now", "reset", "new", "my"]
    /// Words before a token that are rarely typed for anything else.
    private static let tokens: Set = [
        "token", "tokens", "password", "passwd", "bearer", "client-id", "client_id", "clientid",
        "authorization", "токен", "пароль",
    ]
    private static let weakTokens: Set = ["secret", "verifier", "секрет"]
    private static let tokenFillers: Set = ["access", "api", "client", "refresh", "oauth", "my"]
    private static let names: Set = [
        "token", "secret", "key", "password", "verifier", "pin", "code", "passcode",
    ]
    private static let headers: Set = ["bearer", "client-id", "client_id"]

    /// Words of the command, without words that precede it in a shell, such as `sudo gallery -c`.
    private let words: ArraySlice<String>
    private let vocabulary: SecretVocabulary
    /// Whether the command word follows a sign such as `/`, which starts a search.
    private let isPrefixed: Bool

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
        let first = words.first ?? ""
        let bare = first.drop { !$0.isLetter && !$0.isNumber && $0 != "-" }
        isPrefixed = bare.count < first.count
        self.words = isPrefixed ? (bare.isEmpty ? [] : [String(bare)])[...] + words.dropFirst() : words
    }

    public var holdSecret: Bool {
        holdKey || holdPIN || holdNamedSecret || holdToken || holdSignIn
    }

    /// Whether the words that introduce an access key, such as `key set unsplash`, are followed by another word.
    public var holdKey: Bool {
        let words = words.filter { !$0.hasPrefix("--") }
        guard let first = words.first, !vocabulary.textCommands.contains(first) else { return false }
        let isMisspelled = startsWithMisspelledKey
        let head = words.dropFirst(isMisspelled ? 1 : 0).prefix { word in
            isKey(word) || Self.keyFillers.contains(word) || isSet(word) || vocabulary.isService(word)
        }
        let rest = words.dropFirst(head.count + (isMisspelled ? 1 : 0))
        let namesService = words.contains(where: vocabulary.isService)
        let isAbout =
            isMisspelled || head.contains(where: isKey)
            || head.contains(where: isSet) && head.contains(where: vocabulary.isService)
        return isAbout && (isPrefixed && !namesService ? rest.contains(where: mayBeToken) : !rest.isEmpty)
    }

    private func isKey(_ word: String) -> Bool {
        Self.keys.contains(word) || vocabulary.keyCommands.contains(word)
    }

    private func isSet(_ word: String) -> Bool { vocabulary.settingCommands.contains(word) }

    /// Whether the first word precedes `set` and a service, or one of them and is short for or resembles `key`.
    private var startsWithMisspelledKey: Bool {
        let words = words.filter { !$0.hasPrefix("--") }
        guard words.count > 2, let first = words.first, isSet(words[1]) || vocabulary.isService(words[1])
        else {
            return false
        }
        if isSet(words[1]), vocabulary.isService(words[2]) { return true }
        let isStart = vocabulary.keyCommands.contains { $0.hasPrefix(first) }
        return !vocabulary.allCommands.contains(first) && (isStart || isNearKey(first))
    }

    /// Whether the words set or enter a PIN, for example `lock 4711`, `lock set 4711`, `unlck 4711`, `set pin 4711`.
    private var holdPIN: Bool {
        guard let first = words.first else { return false }
        let head = words.prefix {
            isLock($0) || Self.pins.contains($0) || Self.pinFillers.contains($0) || isSet($0)
        }
        let rest = words.dropFirst(head.count).filter { !$0.hasPrefix("--") }
        if vocabulary.lockCommands.contains(first), !isPrefixed { return !rest.isEmpty }
        let isAbout = head.contains { isLock($0) || Self.pins.contains($0) }
        return isAbout && mayBePIN((rest + head.filter(isLock)).joined())
    }

    private func mayBePIN(_ word: String) -> Bool { word.count(where: { ("0"..."9").contains($0) }) >= 3 }

    private func mayBeToken(_ word: String) -> Bool {
        word.count > 7 && word.contains(where: \.isNumber) || word.count >= 20
    }

    /// Whether a word follows the name of a secret, as in `unsplash_token = …`, `set access-token …`, `--token …`.
    private var holdNamedSecret: Bool {
        guard let first = words.first, !vocabulary.textCommands.contains(first) else { return false }
        return words.indices.dropLast().contains {
            isSecretName(words[$0]) && (!isPrefixed || mayBeToken(words[$0 + 1]))
        }
    }

    /// Whether a word follows words that set a token or key, as in `set token …`, `Bearer …`, `kye set unsplash …`.
    private var holdToken: Bool {
        let head = words.prefix {
            Self.tokens.contains($0) || Self.weakTokens.contains($0) || Self.tokenFillers.contains($0)
                || vocabulary.isService($0) || isNearSet($0) || isNearKey($0) || isSignIn($0)
        }
        let rest = words.dropFirst(head.count)
        if head.contains(where: Self.tokens.contains) { return !rest.isEmpty }
        if head.contains(where: Self.weakTokens.contains) {
            return head.count > 1 ? !rest.isEmpty : rest.contains(where: mayBeToken)
        }
        return head.contains(where: isNearKey) && head.contains(where: vocabulary.isService) && !rest.isEmpty
    }

    private func isNearSet(_ word: String) -> Bool {
        vocabulary.isNear(word, vocabulary.settingCommands)
    }

    private func isNearKey(_ word: String) -> Bool { vocabulary.isNear(word, vocabulary.keyCommands) }

    /// Whether a sign-in command, even mistyped, has a word that may be a secret: neither a service nor an option.
    private var holdSignIn: Bool {
        guard let first = words.first, isSignIn(first) else { return false }
        let rest = words.dropFirst().filter { !$0.hasPrefix("--") && !vocabulary.isService($0) }
        if vocabulary.signInCommands.contains(first), !isPrefixed { return !rest.isEmpty }
        let namesService = words.contains(where: vocabulary.isService)
        return namesService ? !rest.isEmpty : rest.contains(where: mayBeToken)
    }

    /// Whether the word is a lock command, also with digits attached, as in `lock4711` or `lock-4711`.
    private func isLock(_ word: String) -> Bool {
        let name = word.prefix(while: \.isLetter)
        return vocabulary.isNear(String(name), vocabulary.lockCommands)
            && !word.dropFirst(name.count).contains(where: \.isLetter)
    }

    private func isSignIn(_ word: String) -> Bool { vocabulary.isNear(word, vocabulary.signInCommands) }

    private func isSecretName(_ word: String) -> Bool {
        let parts = word.split { $0 == "_" || $0 == "-" }
        guard !vocabulary.isSetting(word), let last = parts.last else { return false }
        if Self.headers.contains(word) { return true }
        if word.hasPrefix("-") || parts.count > 1 {
            if Self.names.contains(String(last)) { return true }
        }
        return parts.count > 1 && vocabulary.isService(String(parts[0]))
    }
}
