import CommandShell

/// Reads what follows `zoom`.
enum ZoomWords {
    static func change(_ words: [String]) throws(UsageError) -> ZoomChange {
        switch words.first?.lowercased() {
        case "in" where words.count == 1: return .nearer
        case "out" where words.count == 1: return .farther
        case "fit" where words.count == 1: return .whole
        case let first? where words.count == 1 || words.dropFirst() == ["%"]:
            let digits = first.hasSuffix("%") && words.count == 1 ? String(first.dropLast()) : first
            // Nothing but digits and a point: `0x10`, `1e2` and `nan` are numbers to Swift, too.
            guard digits.allSatisfy({ "0123456789.".contains($0) }), let percent = Double(digits),
                percent > 0,
                percent <= ZoomRange.nearest * 100
            else { throw UsageError(.arguments("zoom")) }
            return .to(percent / 100)
        default: throw UsageError(.arguments("zoom"))
        }
    }
}
