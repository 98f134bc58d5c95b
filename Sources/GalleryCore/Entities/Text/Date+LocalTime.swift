public import FoundationEssentials
import Glibc

extension Date {
    /// Date and time in the user's time zone, without the zone: `2026-11-29T17:30:43`. Release builds lack the time
    /// zones of Foundation (`icu_data.c`).
    public var localTime: String {
        var parts = tm()
        var seconds = time_t(clamping: timeIntervalSince1970)
        localtime_r(&seconds, &parts)
        func two(_ number: Int32) -> String { (number < 10 ? "0" : "") + "\(number)" }
        return "\(Int(parts.tm_year) + 1_900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday))"
            + "T\(two(parts.tm_hour)):\(two(parts.tm_min)):\(two(parts.tm_sec))"
    }
}
