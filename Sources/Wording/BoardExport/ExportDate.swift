public import FoundationEssentials
import GalleryCore

/// A time in a file that anybody may have written: what is no time is none, and takes nothing else with it.
public struct ExportDate: Codable, Equatable, Sendable {
    private let date: Date?

    /// Of a time that is known.
    public init(_ date: Date) { self.date = date }

    /// Reads whatever stands there.
    public init(from decoder: any Decoder) {
        date = try? decoder.singleValueContainer().decode(Date.self)
    }

    /// Writes it as all times of the file are written.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(date)
    }

    /// Nil for what no person has done by now, and for what was before there were such files.
    public func known(at now: Date) -> Date? {
        // Not a range of dates, in which what is no number would be.
        guard let date, date.timeIntervalSince1970 >= 0, date.timeIntervalSince(now) <= 0 else { return nil }
        return date
    }
}
