import FoundationEssentials

enum HTTPDate {
    private static let calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }()

    /// Parses the formats of RFC 9110, 5.6.7: `Sun, 06 Nov 1994 08:49:37 GMT`, and the obsolete ones
    /// `Sunday, 06-Nov-94 08:49:37 GMT` and `Sun Nov  6 08:49:37 1994`.
    static func parse(_ value: String, now: Date = Date()) -> Date? {
        let tokens = value.split { $0 == " " || $0 == "-" }.map(String.init)
        switch tokens.count {
        case 6 where tokens[5] == "GMT":
            guard tokens[3].utf8.count == 2 else { return date(tokens[3], tokens[2], tokens[1], tokens[4]) }
            // The century is the latest in which the date is at most 50 years in the future.
            let end = calendar.date(byAdding: .year, value: 50, to: now) ?? now
            let century = calendar.component(.year, from: end) / 100
            return [century, century - 1]
                .compactMap { date("\($0)\(tokens[3])", tokens[2], tokens[1], tokens[4]) }.first { $0 <= end }
        case 5: return date(tokens[4], tokens[1], tokens[2], tokens[3])
        default: return nil
        }
    }

    private static func date(_ year: String, _ month: String, _ day: String, _ time: String) -> Date? {
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        guard let index = months.firstIndex(of: month) else { return nil }
        let number = index < 9 ? "0\(index + 1)" : "\(index + 1)"
        return ServiceDate.parse("\(year)-\(number)-\(day.utf8.count == 1 ? "0" : "")\(day)T\(time)Z")
    }
}
