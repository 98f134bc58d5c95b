import FoundationEssentials

enum HTTPDate {
    /// Parses the formats of RFC 9110, 5.6.7: `Sun, 06 Nov 1994 08:49:37 GMT`, and the obsolete ones
    /// `Sunday, 06-Nov-94 08:49:37 GMT` and `Sun Nov  6 08:49:37 1994`.
    static func parse(_ value: String) -> Date? {
        let tokens = value.split { $0 == " " || $0 == "-" }.map(String.init)
        switch tokens.count {
        case 6 where tokens[5] == "GMT":
            // Two-digit years are read as 1970 to 2069; RFC 9110 moves this range with the current year.
            let year = tokens[3].utf8.count == 2 ? (tokens[3] < "70" ? "20" : "19") + tokens[3] : tokens[3]
            return date(year, tokens[2], tokens[1], tokens[4])
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
