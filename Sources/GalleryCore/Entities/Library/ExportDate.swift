public import FoundationEssentials

/// Date in an untrusted file. Decoding never fails, so that an invalid date does not reject the surrounding object.
public struct ExportDate: Codable, Equatable, Sendable {
    private let date: Date?

    public init(_ date: Date) { self.date = date }

    public init(from decoder: any Decoder) {
        date = try? decoder.singleValueContainer().decode(Date.self)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(date)
    }

    /// The date, unless it is in the future or before 1970.
    public func valid(at now: Date) -> Date? {
        // Comparisons with NaN are false, so NaN is rejected, too.
        guard let date, date.timeIntervalSince1970 >= 0, date.timeIntervalSince(now) <= 0 else { return nil }
        return date
    }
}
