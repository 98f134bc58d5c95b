import FoundationEssentials

enum Timestamp {
    static func text(_ secondsSince1970: Int) -> String {
        Date(timeIntervalSince1970: Double(secondsSince1970)).ISO8601Format()
    }

    /// UTC date such as `2026-08-01`.
    static func date(_ secondsSince1970: Int) -> String { String(text(secondsSince1970).prefix(10)) }
}
