public import FoundationEssentials

extension Phrases {
    /// `just now`, `5 minutes ago`, `2 days ago`.
    public static func age(of date: Date, now: Date) -> String {
        let seconds = Int(exactly: now.timeIntervalSince(date).rounded(.down)) ?? 0
        let (minutes, hours, days) = (seconds / 60, seconds / 3600, seconds / 86_400)
        return switch seconds {
        case ..<60: localized("just now", "только что")
        case ..<3600:
            localized(
                "\(counted(minutes, "minute", "minutes")) ago",
                "\(counted(minutes, "минуту", "минуты", "минут")) назад")
        case ..<86_400:
            localized(
                "\(counted(hours, "hour", "hours")) ago", "\(counted(hours, "час", "часа", "часов")) назад")
        default:
            localized("\(counted(days, "day", "days")) ago", "\(counted(days, "день", "дня", "дней")) назад")
        }
    }

    /// Date in UTC: `2023-09-04`, in Russian `4 сентября 2023`.
    public static func day(_ date: Date) -> String { day(date.ISO8601Format().prefix(10)) }

    /// Day, month or year, depending on the length of the ISO 8601 text.
    static func day(_ text: Substring, isGenitive: Bool = false) -> String {
        let parts = text.split(separator: "-").map { Int($0) ?? 0 }
        guard Language.current == .russian, parts.count > 1, (1...12).contains(parts[1]) else {
            return String(text)
        }
        let month = months[parts[1] - 1]
        return parts.count == 2
            ? "\(isGenitive ? month.of : month.name) \(parts[0])" : "\(parts[2]) \(month.of) \(parts[0])"
    }

    /// Time in UTC: `14:05 UTC`.
    public static func time(_ date: Date) -> String {
        String(date.ISO8601Format().dropFirst(11).prefix(5)) + verbatim(" UTC")
    }

    /// Remaining time and end of a period: `for another 12 minutes, until 14:05 UTC`.
    public static func span(_ end: Date, now: Date) -> String {
        let seconds = max(1, Int(exactly: end.timeIntervalSince(now).rounded(.up)) ?? 1)
        let (minutes, hours) = ((seconds + 59) / 60, (seconds + 3599) / 3600)
        let length =
            switch seconds {
            case ..<100:
                localized(
                    counted(seconds, "second", "seconds"), counted(seconds, "секунду", "секунды", "секунд"))
            case ..<6000:
                localized(
                    counted(minutes, "minute", "minutes"), counted(minutes, "минуту", "минуты", "минут"))
            default: localized(counted(hours, "hour", "hours"), counted(hours, "час", "часа", "часов"))
            }
        return localized("for another \(length), until \(time(end))", "ещё \(length), до \(time(end))")
    }

    /// Names of the months: in the nominative, and in the genitive, which follows a day.
    private static let months = zip(
        verbatim("январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь")
            .split(separator: " "),
        verbatim("января февраля марта апреля мая июня июля августа сентября октября ноября декабря")
            .split(separator: " ")
    ).map { (name: $0, of: $1) }
}
