/// Local date and time of known precision, without time zone.
/// Format: ISO 8601 with reduced precision, `2013`, `2013-10`, `2013-10-06` or `2013-10-06T14:06:41`; the suffix `~`
/// marks an approximate date (Extended Date/Time Format of the Library of Congress, level 1).
public struct LocalDate: Hashable, Sendable {
    public let description: String

    /// `nil` if malformed or out of range, such as `0000-00-00`; every month may have 31 days.
    public init?(_ description: some StringProtocol) {
        let exact = description.hasSuffix("~") ? description.dropLast() : description[...]
        let halves = exact.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
        let day = halves[0].split(separator: "-", omittingEmptySubsequences: false)
        let limits = [1...9999, 1...12, 1...31]
        guard 1...3 ~= day.count,
            zip(day, limits).enumerated().allSatisfy({ index, part in
                Self.isNumber(part.0, digits: index == 0 ? 4 : 2, in: part.1)
            })
        else { return nil }
        if halves.count == 2 {
            let clock = halves[1].split(separator: ":", omittingEmptySubsequences: false)
            guard day.count == 3, 2...3 ~= clock.count,
                zip(clock, [0...23, 0...59, 0...60]).allSatisfy({ Self.isNumber($0, digits: 2, in: $1) })
            else { return nil }
        }
        self.description = String(description)
    }

    public var isApproximate: Bool { description.hasSuffix("~") }

    private static func isNumber(
        _ text: some StringProtocol, digits: Int, in range: ClosedRange<Int>
    ) -> Bool {
        text.utf8.count == digits && text.utf8.allSatisfy { 0x30...0x39 ~= $0 }
            && Int(text).map(range.contains) == true
    }
}

extension LocalDate: LosslessStringConvertible {}

extension LocalDate: RawRepresentable, Codable {
    public init?(rawValue: String) { self.init(rawValue) }
    public var rawValue: String { description }
}
