/// Local date and time of known precision, without time zone.
/// Format: Extended Date/Time Format of the Library of Congress (EDTF). A point is `2013`, `2013-10`, `2013-10-06` or
/// `2013-10-06T14:06:41`, a decade `189X` or a century `18XX`; the suffix `~` marks an approximate point, `?` an
/// uncertain one. `1850/1860` is an ordered interval, `../1900` is not later, `1900/..` not earlier. A negative year is
/// astronomical: `-0249` is 250 BCE. The 19th century is `18XX`.
public struct LocalDate: Hashable, Sendable {
    public let description: String

    public enum Extent: Hashable, Sendable {
        case at(Point)
        case before(Point)
        case after(Point)
        case between(Point, Point)
    }

    /// `nil` if malformed or out of range, such as `0000-00-00`; every month may have 31 days.
    public init?(_ description: some StringProtocol) {
        guard description.utf8.count <= 64, Self.extent(of: description) != nil else { return nil }
        self.description = String(description)
    }

    public var extent: Extent {
        guard let extent = Self.extent(of: description) else { preconditionFailure(description) }
        return extent
    }

    /// Orders dates by their first moment: a century sorts as its first year. A date that is only known to be earlier
    /// than another sorts immediately before that one.
    public var sortingKey: Int {
        switch extent {
        case .at(let point), .after(let point), .between(let point, _): point.start
        case .before(let point): point.start - 1
        }
    }

    /// Precision of the date, or of the first limit.
    public var precision: Precision {
        switch extent {
        case .at(let point), .before(let point), .after(let point), .between(let point, _): point.precision
        }
    }

    private static func extent(of text: some StringProtocol) -> Extent? {
        let limits = text.split(separator: "/", omittingEmptySubsequences: false)
        let points = limits.map { Point(String($0)) }
        switch (points.count, points.first ?? nil, points.last ?? nil) {
        case (1, let point?, _): return .at(point)
        case (2, let first?, let last?) where first.start <= last.start: return .between(first, last)
        case (2, nil, let last?) where limits[0] == "..": return .before(last)
        case (2, let first?, nil) where limits[1] == "..": return .after(first)
        default: return nil
        }
    }
}

extension LocalDate: LosslessStringConvertible {}

extension LocalDate: RawRepresentable, Codable {
    public init?(rawValue: String) { self.init(rawValue) }
    public var rawValue: String { description }
}
