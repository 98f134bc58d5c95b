extension Phrases {
    /// Grouped number: `1,204`, in Russian with narrow no-break spaces.
    public static func number(_ value: Int) -> String {
        let separator: Character = Language.current == .russian ? "\u{202F}" : ","
        var text = String(value.magnitude)
        var index = text.endIndex
        while text.distance(from: text.startIndex, to: index) > 3 {
            index = text.index(index, offsetBy: -3)
            text.insert(separator, at: index)
        }
        return value < 0 ? "-" + text : text
    }

    /// Decimal number for a number of tenths: `12.3` for 123, in Russian `12,3`.
    static func tenths(_ value: Int) -> String {
        "\(number(value / 10))\(Language.current == .russian ? "," : ".")\(value % 10)"
    }

    /// `12 KB`, `3.4 MB`; 1 MB is 1,000,000 bytes.
    public static func bytes(_ count: Int64) -> String {
        switch count {
        case ..<1000:
            let count = Int(count)
            return localized(counted(count, "byte", "bytes"), counted(count, "байт", "байта", "байт"))
        case ..<1_000_000: return "\(count / 1000) " + localized("KB", "КБ")
        default:
            let tenths = Int(count / 100_000)
            let size = tenths < 10_000 ? self.tenths(tenths) : number(tenths / 10)
            return "\(size) " + localized("MB", "МБ")
        }
    }

    public static func duration(_ seconds: Int) -> String {
        let s = localized("s", "с")
        let min = localized("min", "мин")
        let h = localized("h", "ч")
        switch seconds {
        case ..<60: return "\(max(0, seconds)) \(s)"
        case ..<3600: return "\(seconds / 60) \(min)\(seconds % 60 > 0 ? " \(seconds % 60) \(s)" : "")"
        default:
            let minutes = seconds / 60 % 60
            return "\(seconds / 3600) \(h)\(minutes > 0 ? " \(minutes) \(min)" : "")"
        }
    }
}
