import Foundation
import PseudoTerminals

/// Limits, in the forms git is tested with (t5584-http-429-retry.sh), and the services' own.
enum LimitFaults {
    private static let nothing = "{\"total\": 0, \"total_pages\": 0, \"results\": []}"

    static let all =
        [
            form("0", once: true), form("2", once: true), form("in 2 s, as a date", date: 2, once: true),
            form("a date that has passed", date: -3600, once: true), form("soon", once: true),
            form("-1", once: true), form("1.5", once: true), form("", once: true), form(nil, once: true),
            form("1", once: false), form("6", once: false), form("600", once: false),
            form("in 90 s, as a date", date: 90, once: false),
            form("in 70 years, as a date", date: 2.2e9, once: false),
            form("86401", once: false), form("99999999999999999999", once: false), form(nil, once: false),
        ] + [
            Fault.answered(
                "403 Rate Limit Exceeded (Unsplash)", "403 Forbidden", body: "Rate Limit Exceeded"),
            Fault.answered("503 with Retry-After: 120", "503 Unavailable", ["Retry-After: 120"]),
            Fault.answered("503 without a word", "503 Unavailable"),
            Fault.answered("500 for ever", "500 Internal Server Error", body: "<html>oops"),
        ]

    /// `once`: the second answer is one.
    private static func form(_ value: String?, date seconds: Double? = nil, once: Bool) -> Fault {
        let name = value.map { $0.isEmpty ? "Retry-After empty" : "Retry-After: \($0)" } ?? "no Retry-After"
        return Fault.served("429, \(name)\(once ? ", then well" : "")", within: 6) { connection, _, number in
            if once, number > 1 {
                connection.answer(text: nothing)
            } else {
                let text = seconds.map(httpDate) ?? value
                connection.answer(
                    "429 Too Many Requests", headers: text.map { ["Retry-After: \($0)"] } ?? [])
            }
            return true
        }
    }

    private static func httpDate(in seconds: Double) -> String {
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.timeZone = TimeZone(secondsFromGMT: 0)
        format.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
        return format.string(from: Date().addingTimeInterval(seconds))
    }
}
