import GalleryCore

/// Reading of one date. Functions return the EDTF text; `nil` if the next words are no date.
extension DateText {
    mutating func point() -> String? {
        var mark = ""
        while true {
            if skip(Self.abouts) {
                mark = "~"
            } else if skip(Self.doubts) {
                mark = mark.isEmpty ? "?" : mark
            } else if !skip(Self.parts) {
                break
            }
            if rest.first == .sign("-") { rest.removeFirst() }
        }
        return exact().map { $0 + mark }
    }

    private mutating func exact() -> String? {
        switch rest.first {
        case .word(let word)?:
            guard let month = Self.months[word] else { return nil }
            rest.removeFirst()
            skip(["."])
            return date(ofMonth: month)
        case .number(let number, let digits)?:
            rest.removeFirst()
            return digits > 2 ? date(ofYear: number, digits) : date(ofDay: number)
        default: return nil
        }
    }

    /// `September 25, 2012` or `September 2012`.
    private mutating func date(ofMonth month: Int) -> String? {
        if case .number(let day, digits: 1...2)? = rest.first {
            rest.removeFirst()
            skip(Self.ordinals)
            skip([","])
            return year().flatMap { iso($0, month, day) }.map { clock(after: $0) }
        }
        skip([",", "de", "of"])
        return year().flatMap { iso($0, month) }
    }

    /// `2012-09-25 16:23:02`, `2012:09:25`, `2012-09`, `1890s` or `2012`.
    private mutating func date(ofYear year: Int, _ digits: Int) -> String? {
        if let era = era(year) { return era }
        guard digits == 4, year > 0 else { return nil }
        if case .sign(let sign)? = rest.first, "-/.:".contains(sign),
            case .number(let month, digits: 1...2)? = rest.dropFirst().first
        {
            let next = rest.dropFirst(2)
            if next.first == .sign(sign), case .number(let day, digits: 1...2)? = next.dropFirst().first {
                rest = next.dropFirst(2)
                return iso(year, month, day).map { clock(after: $0) }
            }
            if sign == "-", let date = iso(year, month) {
                rest = next
                return date
            }
        }
        guard 1000...2100 ~= year else { return nil }
        if rest.first == .sign("'") || rest.first == .sign("’"), rest.dropFirst().first == .word("s") {
            rest.removeFirst()
        }
        guard year % 10 == 0, skip(["s"]) else { return iso(year) }
        // `1800s` is a decade or a century.
        return year % 100 == 0 ? "\(year / 100)XX" : "\(year / 10)X"
    }

    /// `25 September 2012`, `18 de mayo de 2011`, `25.09.2012`, `19th century` or `44 BC`.
    private mutating func date(ofDay day: Int) -> String? {
        if let era = era(day) { return era }
        let isOrdinal = skip(Self.ordinals)
        if isOrdinal {
            if rest.first == .sign("-") { rest.removeFirst() }
            if skip(["century", "jahrhundert", "jh", "jhd"]) {
                guard 1...99 ~= day else { return nil }
                if skip(Self.bce) { return "-" + String("\(99 + day)".suffix(2)) + "XX" }
                return String("\(99 + day)".suffix(2)) + "XX"
            }
        }
        if !isOrdinal || rest.first.map({ if case .word = $0 { true } else { false } }) == true {
            skip(["de", "of", "-"])
            if case .word(let word)? = rest.first, let month = Self.months[word] {
                rest.removeFirst()
                while skip([".", ",", "de", "of", "-"]) {}
                return year().flatMap { iso($0, month, day) }.map { clock(after: $0) }
            }
            guard case .sign("/")? = rest.first else { return nil }
            rest.removeFirst()
            return numeric(day, separator: "/")
        }
        return numeric(day, separator: ".")
    }

    /// Rest of `25.09.2012` or `09/25/2012`. Dots separate days from months, slashes either from the other.
    private mutating func numeric(_ first: Int, separator: Character) -> String? {
        guard case .number(let second, digits: 1...2)? = rest.first,
            rest.dropFirst().first == .sign(separator)
        else {
            return nil
        }
        rest = rest.dropFirst(2)
        guard let year = year() else { return nil }
        if separator == "." || first > 12 || first == second {
            return iso(year, second, first).map { clock(after: $0) }
        }
        return second > 12 ? iso(year, first, second).map { clock(after: $0) } : iso(year)
    }

    private mutating func year() -> Int? {
        guard case .number(let year, digits: 4)? = rest.first, year > 0 else { return nil }
        rest.removeFirst()
        return year
    }

    /// Year before or of the Common Era, if its name follows.
    private mutating func era(_ year: Int) -> String? {
        guard 1...9999 ~= year else { return nil }
        if skip(Self.ce) { return iso(year) }
        guard skip(Self.bce) else { return nil }
        return year > 1 ? "-" + String("\(9_999 + year)".suffix(4)) : nil
    }

    /// Adds the time that follows a day, without zone; a time of 12 hours is left out.
    private mutating func clock(after date: String) -> String {
        let before = rest
        skip([",", "t", "at"])
        guard case .number(let hour, digits: 2)? = rest.first, rest.dropFirst().first == .sign(":"),
            case .number(let minute, digits: 2)? = rest.dropFirst(2).first
        else {
            rest = before
            return date
        }
        rest = rest.dropFirst(3)
        var time = [hour, minute]
        if rest.first == .sign(":"), case .number(let second, digits: 2)? = rest.dropFirst().first {
            time.append(second)
            rest = rest.dropFirst(2)
        }
        let isHalfDay = rest.first == .word("am") || rest.first == .word("pm")
        rest = []
        let text = "\(date)T" + time.map { String("\(100 + $0)".suffix(2)) }.joined(separator: ":")
        return isHalfDay || LocalDate(text) == nil ? date : text
    }

    private func iso(_ numbers: Int...) -> String? {
        let parts = zip(numbers, [4, 2, 2]).map { String("\(10_000 + $0)".suffix($1)) }
        let text = parts.joined(separator: "-")
        guard zip(numbers, [9999, 12, 31]).allSatisfy({ 1...$1 ~= $0 }), LocalDate(text) != nil else {
            return nil
        }
        return text
    }
}
