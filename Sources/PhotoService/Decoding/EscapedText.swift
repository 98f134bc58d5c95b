/// Decodes Python escapes in catalog texts: `Andr\xe9`, `S\u00e3o`, and `arapu00e7a`, whose backslash is lost. Only
/// words that are plain text after decoding are changed, since texts about code may contain such sequences.
enum EscapedText {
    static func decoded(_ text: String) -> String {
        guard mayHoldEscapes(text) else { return text }
        let tokens = text.split(separator: " ", omittingEmptySubsequences: false)
        return tokens.map { token in
            token.contains("\\")
                ? withBackslashes(token, isAlone: tokens.count == 1) ?? String(token)
                : withoutBackslashes(token)
        }.joined(separator: " ")
    }

    /// Whether a backslash occurs, or `u` followed by four hexadecimal digits.
    private static func mayHoldEscapes(_ text: String) -> Bool {
        var digits: Int?
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\\"): return true
            case UInt8(ascii: "u"): digits = 0
            case 0x30...0x39, 0x41...0x46, 0x61...0x66:
                if digits == 3 { return true }
                digits = digits.map { $0 + 1 }
            default: digits = nil
            }
        }
        return false
    }

    private static func number(_ digits: some StringProtocol, count: Int) -> UInt16? {
        guard digits.count == count, digits.allSatisfy(\.isHexDigit) else { return nil }
        return UInt16(digits, radix: 16)
    }
}

extension EscapedText {
    /// Plain text and the consecutive escapes after it.
    private struct Part {
        let plain: Substring
        /// UTF-16 code units of the decoded escapes.
        var units: [UInt16] = []
        /// Length of the longest run of `\x` escapes that is read as Latin-1 instead of UTF-8.
        var bytes = 0

        mutating func append(_ run: [UInt8]) {
            if run.count > 1, let text = String(validating: run, as: UTF8.self) {
                units += text.utf16
            } else {
                units += run.map(UInt16.init)
                bytes = max(bytes, run.count)
            }
        }

        /// Whether the decoded part is prose. A backslash after `:` or `/` belongs to a path.
        var isText: Bool {
            guard
                plain.allSatisfy({
                    !$0.isASCII || $0.isLetter || $0.isNumber || EscapedText.prose.contains($0)
                })
            else { return false }
            return units.isEmpty
                || plain.last != ":" && plain.last != "/" && decoded.unicodeScalars.allSatisfy(isPrintable)
        }

        var decoded: String { String(decoding: units, as: UTF16.self) }

        private func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
            guard scalar.value >= 0xA0, scalar != "\u{FFFD}" else { return false }
            let character = Character(scalar)
            return character.isLetter || character.isNumber || character.isPunctuation || character.isSymbol
                || scalar == "\u{A0}" || scalar.properties.canonicalCombiningClass != .notReordered
        }
    }

    private static let prose: Set<Character> = [
        "'", "\"", "(", ")", ",", ".", ";", ":", "!", "?", "-", "&", "/", "#",
    ]

    /// Decodes the escapes of a token; `nil` if its backslashes belong to a path, a pattern or binary data.
    private static func withBackslashes(_ token: Substring, isAlone: Bool) -> String? {
        guard let parts = parts(of: token), parts.allSatisfy(\.isText) else { return nil }
        // Leaves code such as `print("\xe9")` unchanged.
        if zip(token, token.dropFirst()).contains(where: { $0.isLetter && $1 == "(" }) { return nil }
        let hasWord = parts.contains { $0.plain.contains { $0.isLetter || $0.isNumber } }
        // Escaped bytes without letters may be binary data. Among other words, a single `\xe9` is a one-letter word.
        let bytes = parts.map(\.bytes).max() ?? 0
        if !hasWord, bytes > (isAlone ? 0 : 1) || token.contains("\"") || token.contains("'") { return nil }
        return parts.map { $0.plain + $0.decoded }.joined()
    }

    /// Parts of a token; `nil` if a backslash does not start an escape.
    private static func parts(of token: Substring) -> [Part]? {
        var parts: [Part] = []
        var rest = token
        while !rest.isEmpty {
            var part = Part(plain: rest.prefix { $0 != "\\" })
            rest = rest[part.plain.endIndex...]
            var run: [UInt8] = []
            while rest.first == "\\" {
                let escape = rest.dropFirst().first
                guard escape == "x" || escape == "u" else { return nil }
                let digits = rest.dropFirst(2).prefix(escape == "x" ? 2 : 4)
                guard let unit = number(digits, count: escape == "x" ? 2 : 4) else { return nil }
                rest = rest[digits.endIndex...]
                if escape == "x" {
                    run.append(UInt8(unit))
                } else {
                    part.append(run)
                    run = []
                    part.units.append(unit)
                }
            }
            part.append(run)
            parts.append(part)
        }
        return parts
    }
}

extension EscapedText {
    /// Characters that join words of code, file names and addresses.
    private static let joints: Set<Character> = ["\\", "%", "_", "/", "=", "+", "@"]

    private static func withoutBackslashes(_ token: Substring) -> String {
        var text = ""
        var rest = token
        while let first = rest.first {
            let word = rest.prefix { $0.isLetter || $0.isNumber }
            guard !word.isEmpty else {
                text.append(first)
                rest.removeFirst()
                continue
            }
            rest = rest[word.endIndex...]
            let isJoined = [text.last, rest.first].contains { $0.map(joints.contains) ?? false }
            text += isJoined ? String(word) : unescaped(word) ?? String(word)
        }
        return text
    }

    /// Decodes the escapes of a word; `nil` if the result is not letters of one script, or if the only escape is the
    /// whole word or ends it with four decimal digits, as in `menu0123` and `honolulu1984`.
    private static func unescaped(_ word: Substring) -> String? {
        var text = ""
        var plain: [Unicode.Scalar] = []
        var escaped: [Unicode.Scalar] = []
        var endsInNumber = false
        var rest = Substring(word).unicodeScalars
        while let first = rest.popFirst() {
            let digits = String(rest.prefix(4))
            if first == "u", let letter = number(digits, count: 4).flatMap(letter) {
                escaped.append(letter)
                text.unicodeScalars.append(letter)
                rest = rest.dropFirst(4)
                endsInNumber = rest.isEmpty && digits.allSatisfy(\.isNumber)
            } else if first.properties.isAlphabetic {
                plain.append(first)
                text.unicodeScalars.append(first)
            } else {
                return nil
            }
        }
        let isCertain = escaped.count > 1 || escaped.count == 1 && !plain.isEmpty && !endsInNumber
        guard isCertain, Set((plain + escaped).map(script)).count == 1 else { return nil }
        return text
    }

    /// Letter with this code unit; `nil` for ASCII and for characters other than letters.
    private static func letter(_ value: UInt16) -> Unicode.Scalar? {
        guard value >= 0xAA, let scalar = Unicode.Scalar(value), scalar.properties.isAlphabetic else {
            return nil
        }
        return scalar
    }

    /// Number of the letter's script; for scripts not listed here, of its block of 128 code points.
    private static func script(_ scalar: Unicode.Scalar) -> UInt32 {
        switch scalar.value {
        case ..<0x250, 0x1E00..<0x1F00: 0  // Latin
        case 0x370..<0x400, 0x1F00..<0x2000: 1  // Greek
        case 0x400..<0x530: 2  // Cyrillic
        case 0x3040..<0xA000: 3  // Chinese, Japanese
        case 0xAC00..<0xD7B0: 4  // Korean
        default: 8 + scalar.value >> 7
        }
    }
}
