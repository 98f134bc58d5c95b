/// Dates in RFC 3339 format, in UTC.
enum Timestamp {
    static func text(_ secondsSince1970: Int) -> String {
        let time = secondsSince1970 % 86_400
        return date(secondsSince1970) + "T"
            + [time / 3600, time / 60 % 60, time % 60].map(padded)
            .joined(separator: ":") + "Z"
    }

    /// Date such as `2026-08-01`, by Howard Hinnant's `civil_from_days` for days after 1970.
    static func date(_ secondsSince1970: Int) -> String {
        let shifted = secondsSince1970 / 86_400 + 719_468
        let era = shifted / 146_097
        let dayOfEra = shifted % 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        return "\(year)-\(padded(month))-\(padded(day))"
    }

    private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
