import FoundationEssentials

/// The `Retry-After` header (RFC 9110, 10.2.3).
enum RetryAfter {
    /// No service is believed about more than a day.
    static let longest = 86_400

    /// When to ask again: from seconds or from a date; nil when there is none that can be read.
    static func moment(_ value: String?, now: Date) -> Date? {
        guard let value else { return nil }
        if value.utf8.allSatisfy({ 0x30...0x39 ~= $0 }), !value.isEmpty {
            return now.addingTimeInterval(Double(min(Int(value) ?? longest, longest)))
        }
        guard let date = date(value) else { return nil }
        return min(max(date, now), now.addingTimeInterval(Double(longest)))
    }

    /// `Sun, 06 Nov 1994 08:49:37 GMT`, the only form of a date that RFC 9110, 5.6.7 lets servers send.
    private static func date(_ value: String) -> Date? {
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        let words = value.split(separator: " ")
        guard words.count == 6, words[5] == "GMT", let month = months.firstIndex(of: String(words[2])) else {
            return nil
        }
        let number = month < 9 ? "0\(month + 1)" : "\(month + 1)"
        return ServiceDate.parse("\(words[3])-\(number)-\(words[1])T\(words[4])Z")
    }
}
