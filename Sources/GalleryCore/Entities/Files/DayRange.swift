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
        guard !(first.isEmpty && last.isEmpty), [first, last].allSatisfy({ $0.isEmpty || Self.isDay($0) })
        else { return nil }
        self.first = first.isEmpty ? nil : first
        self.last = last.isEmpty ? nil : last
    }

    private static func isDay(_ text: String) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        return zip(parts, [4, 2, 2]).allSatisfy { part, length in
            part.utf8.count == length && part.utf8.allSatisfy { 0x30...0x39 ~= $0 }
        } && parts.count <= 3
    }
}
