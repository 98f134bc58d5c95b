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
        guard let date = HTTPDate.parse(value) else { return nil }
        return min(max(date, now), now.addingTimeInterval(Double(longest)))
    }
}
