import GalleryCore

/// Dates as people write them: `25 September 2012`, `circa 1734`, `before 1900`, `1850–1860`, `late 19th century`,
/// `500 BC`. Numbers whose order is unclear, such as `03/04/1910`, give the year only.
struct DateText {
    /// `nil` for text that is not certainly a date.
    static func date(_ text: String) -> LocalDate? {
        var scan = DateText(text)
        return scan.date()
    }

    enum Token: Equatable {
        case number(Int, digits: Int)
        case word(Substring)
        case sign(Character)
    }

    private static let maxCharacters = 200

    var rest: ArraySlice<Token>

    private init(_ text: String) {
        var tokens: [Token] = []
        var rest = text.prefix(Self.maxCharacters).lowercased()[...]
        while let first = rest.first {
            if first.isASCII, first.isNumber {
                let digits = rest.prefix { $0.isASCII && $0.isNumber }
                tokens.append(.number(Int(digits.prefix(9)) ?? 0, digits: digits.count))
                rest = rest[digits.endIndex...]
            } else if first.isLetter {
                let word = rest.prefix(while: \.isLetter)
                tokens.append(.word(word))
                rest = rest[word.endIndex...]
            } else {
                if !first.isWhitespace { tokens.append(.sign("–—−".contains(first) ? "-" : first)) }
                rest.removeFirst()
            }
        }
        self.rest = tokens[...]
    }

    private mutating func date() -> LocalDate? {
        guard
            !rest.contains(where: {
                if case .word(let word) = $0 { Self.others.contains(word) } else { false }
            })
        else { return nil }
        while skip(Self.leads) {}
        if skip(["between"]) { return interval(until: ["and"]) }
        if skip(["from"]) { return interval(until: ["to", "until", "till", "through", "-"]) }
        let isBefore = skip(Self.befores)
        let isAfter = skip(Self.afters)
        guard var first = point() else { return nil }
        if isBefore || isAfter { return isAtEnd ? LocalDate(isBefore ? "../\(first)" : "\(first)/..") : nil }
        if skip(["?"]) || rest.starts(with: [.sign("("), .sign("?"), .sign(")")]) {
            return LocalDate(first.last == "~" || first.last == "?" ? first : first + "?")
        }
        if isAtEnd || first.utf8.count == 10 && hasOnlyWords { return LocalDate(first) }
        guard skip(["-", "or", "and", "to", "until", "/"]) else { return nil }
        if skip(["before", "earlier", "older"]) { return isAtEnd ? LocalDate("../\(first)") : nil }
        if skip(["after", "later"]) { return isAtEnd ? LocalDate("\(first)/..") : nil }
        guard let last = limit(after: first), isAtEnd else { return nil }
        if last.hasSuffix("~"), !first.hasSuffix("~") { first += "~" }
        return LocalDate("\(first)/\(last)")
    }

    private mutating func interval(until words: Set<String>) -> LocalDate? {
        guard let first = point(), skip(words), let last = limit(after: first), isAtEnd else { return nil }
        return LocalDate("\(first)/\(last)")
    }

    /// Later limit of an interval: a date, or the last two digits of a year, as in `1914–18`.
    private mutating func limit(after first: String) -> String? {
        if case .number(let end, digits: 2)? = rest.first, rest.count == 1, first.utf8.count == 4,
            let year = Int(first), end > year % 100
        {
            rest.removeFirst()
            return String(year / 100 * 100 + end)
        }
        return point()
    }

    /// Whether nothing follows but words, such as a place or `(according to Exif data)`.
    private var isAtEnd: Bool {
        switch rest.first {
        case nil: return true
        case .sign("(")?, .sign(",")?, .sign(";")?, .sign(".")?, .sign(")")?: break
        default: return false
        }
        return rest.allSatisfy { if case .number = $0 { false } else { true } }
    }

    /// Whether a place or the like follows, which does not continue the date.
    private var hasOnlyWords: Bool {
        guard case .word(let first)? = rest.first, !["or", "and", "to", "until"].contains(first) else {
            return false
        }
        return rest.allSatisfy { if case .number = $0 { false } else { true } }
    }

    @discardableResult
    mutating func skip(_ words: Set<String>) -> Bool {
        let token: String? =
            switch rest.first {
            case .word(let word)?: String(word)
            case .sign(let sign)?: String(sign)
            default: nil
            }
        guard let token, words.contains(token) else { return false }
        rest.removeFirst()
        if rest.first == .sign("."), token != "-" { rest.removeFirst() }
        return true
    }
}
