import FoundationEssentials

/// `Retry-After` header (RFC 9110, 10.2.3).
enum RetryAfter {
    /// Maximum delay in seconds.
    static let longest = 86_400

    /// Parses seconds or a date, at most `longest` from now; `nil` if missing or invalid.
    static func moment(_ value: String?, now: Date) -> Date? {
        guard let value else { return nil }
        if value.utf8.allSatisfy({ 0x30...0x39 ~= $0 }), !value.isEmpty {
            return now.addingTimeInterval(Double(min(Int(value) ?? longest, longest)))
        }
        guard let date = HTTPDate.parse(value, now: now) else { return nil }
        return min(max(date, now), now.addingTimeInterval(Double(longest)))
    }
}
