public import FoundationEssentials

/// The catalogue of everything a person reads. No other file holds a sentence.
public enum Phrases {
    /// A number with commas between thousands: `1,204`.
    public static func number(_ value: Int) -> String {
        var text = String(value.magnitude)
        var index = text.endIndex
        while text.distance(from: text.startIndex, to: index) > 3 {
            index = text.index(index, offsetBy: -3)
            text.insert(",", at: index)
        }
        return value < 0 ? "-" + text : text
    }

    /// `1 photo`, `1,204 photos`.
    public static func photos(_ count: Int) -> String { count == 1 ? "1 photo" : "\(number(count)) photos" }

    /// `12 KB`, `3.4 MB`; 1 MB is 1,000,000 bytes.
    public static func bytes(_ count: Int64) -> String {
        if count < 1000 { return count == 1 ? "1 byte" : "\(count) bytes" }
        if count < 1_000_000 { return "\(count / 1000) KB" }
        let tenths = count / 100_000
        return tenths < 10_000 ? "\(tenths / 10).\(tenths % 10) MB" : "\(number(Int(tenths / 10))) MB"
    }

    /// How long ago something was: `just now`, `5 minutes ago`, `2 days ago`.
    public static func age(of date: Date, now: Date) -> String {
        let seconds = Int(now.timeIntervalSince(date))
        switch seconds {
        case ..<60: return "just now"
        case ..<3600: return ago(seconds / 60, "minute")
        case ..<86_400: return ago(seconds / 3600, "hour")
        default: return ago(seconds / 86_400, "day")
        }
    }

    /// A calendar day in UTC: `2023-09-04`.
    public static func day(_ date: Date) -> String {
        String(date.ISO8601Format().prefix(10))
    }

    /// A time of day in UTC: `14:05 UTC`.
    public static func time(_ date: Date) -> String {
        String(date.ISO8601Format().dropFirst(11).prefix(5)) + " UTC"
    }

    /// How long something lasts and when it ends: `for another 12 minutes, until 14:05 UTC`.
    public static func span(_ end: Date, now: Date) -> String {
        let seconds = max(1, Int(end.timeIntervalSince(now).rounded(.up)))
        let (count, unit) =
            seconds < 100
            ? (seconds, "second")
            : seconds < 6000 ? ((seconds + 59) / 60, "minute") : ((seconds + 3599) / 3600, "hour")
        return "for another \(count) \(unit)\(count == 1 ? "" : "s"), until \(time(end))"
    }

    private static func ago(_ count: Int, _ unit: String) -> String {
        count == 1 ? "1 \(unit) ago" : "\(count) \(unit)s ago"
    }
}
