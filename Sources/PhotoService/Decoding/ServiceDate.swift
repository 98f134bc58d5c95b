import FoundationEssentials

enum ServiceDate {
    /// Parses `2023-09-04T07:00:07Z` with optional fraction, offset such as `-04:00`, space instead of `T`, no zone
    /// (UTC) or no time (midnight); or seconds since 1970. `nil` for `0000-00-00`.
    static func parse(_ text: String) -> Date? {
        if let seconds = Int(text) { return moment(seconds) }
        var scan = Scan(text)
        guard let year = scan.digits(4), scan.skip("-"), let month = scan.digits(2), scan.skip("-"),
            let day = scan.digits(2), let days = daysSince1970(year, month, day)
        else { return nil }
        guard !scan.isAtEnd else { return moment(days * 86_400) }
        guard scan.skip("T") || scan.skip("t") || scan.skip(" "), let hour = scan.digits(2), scan.skip(":"),
            let minute = scan.digits(2), hour < 24, minute < 60
        else { return nil }
        var second = 0
        if scan.skip(":") {
            guard let value = scan.digits(2), value <= 60 else { return nil }
            second = value
        }
        if scan.skip(".") { while scan.digits(1) != nil {} }
        guard let offset = scan.zone(), scan.isAtEnd else { return nil }
        return moment(days * 86_400 + hour * 3600 + minute * 60 + second - offset)
    }

    /// Days since 1970-01-01 (Gregorian); `nil` for an invalid date. Counts years from March, so leap days come last.
    static func daysSince1970(_ year: Int, _ month: Int, _ day: Int) -> Int? {
        guard 1...9999 ~= year, 1...12 ~= month, 1...31 ~= day else { return nil }
        let lengths = [31, year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28]
        let length = month <= 2 ? lengths[month - 1] : [4, 6, 9, 11].contains(month) ? 30 : 31
        guard day <= length else { return nil }
        let years = month > 2 ? year : year - 1
        let months = month > 2 ? month - 3 : month + 9
        let leaps = years / 4 - years / 100 + years / 400
        return years * 365 + leaps + (months * 153 + 2) / 5 + day - 1 - 719_468
    }

    private static func moment(_ seconds: Int) -> Date? {
        // Years 1 to 9999; other values are invalid.
        guard -62_135_596_800...253_402_300_799 ~= seconds else { return nil }
        return Date(timeIntervalSince1970: Double(seconds))
    }

    private struct Scan {
        private var rest: Substring

        init(_ text: String) { rest = Substring(text) }

        var isAtEnd: Bool { rest.isEmpty }

        mutating func skip(_ character: Character) -> Bool {
            guard rest.first == character else { return false }
            rest.removeFirst()
            return true
        }

        mutating func digits(_ count: Int) -> Int? {
            let head = rest.prefix(count)
            guard head.utf8.count == count, head.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
            rest.removeFirst(count)
            return Int(head)
        }

        /// Seconds east of UTC; 0 for `Z` or no zone; `nil` if invalid.
        mutating func zone() -> Int? {
            if rest.isEmpty || skip("Z") || skip("z") { return 0 }
            let sign = skip("-") ? -1 : 1
            guard sign == -1 || skip("+"), let hours = digits(2) else { return nil }
            _ = skip(":")
            guard let minutes = digits(2), hours < 24, minutes < 60 else { return nil }
            return sign * (hours * 3600 + minutes * 60)
        }
    }
}
