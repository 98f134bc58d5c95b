/// Days from a first to a last one, as text that sorts by time; a missing limit is open.
public struct DayRange: Equatable, Sendable {
    /// `2024-05`
    public let first: String?
    /// `2024-08`; texts that begin with it belong to the range.
    public let last: String?

    public init?(_ text: String) {
        let limits = text.firstRange(of: "..").map { range in
            (String(text[..<range.lowerBound]), String(text[range.upperBound...]))
        }
        let (first, last) = limits ?? (text, text)
        guard !(first.isEmpty && last.isEmpty), [first, last].allSatisfy({ $0.isEmpty || Self.isDay($0) }),
            last.isEmpty || first.prefix(last.utf8.count) <= last
        else { return nil }
        self.first = first.isEmpty ? nil : first
        self.last = last.isEmpty ? nil : last
    }

    private static func isDay(_ text: String) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        let isWritten =
            parts.count <= 3
            && zip(parts, [4, 2, 2]).allSatisfy { part, length in
                part.utf8.count == length && part.utf8.allSatisfy { 0x30...0x39 ~= $0 }
            }
        let numbers = parts.compactMap { Int($0) }
        guard isWritten, numbers.count == parts.count else { return false }
        let month = numbers.count > 1 ? numbers[1] : 1
        guard 1...12 ~= month else { return false }
        return numbers.count < 3 || 1...days(in: month, of: numbers[0]) ~= numbers[2]
    }

    private static func days(in month: Int, of year: Int) -> Int {
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        return month == 2 ? isLeap ? 29 : 28 : [4, 6, 9, 11].contains(month) ? 30 : 31
    }
}
