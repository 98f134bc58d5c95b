import FoundationEssentials
import GalleryCore

enum Backoff: Equatable, Sendable {
    /// Exceeded request limit; `until` is `nil` if the end is unknown.
    case limit(until: Date?)
    case outage(until: Date)

    /// Seconds of backoff for a limit whose end is unknown; earlier attempts would only extend the limit.
    private static let defaultPause = 60.0

    func end(since now: Date) -> Date {
        switch self {
        case .limit(let moment): moment ?? now.addingTimeInterval(Self.defaultPause)
        case .outage(let moment): moment
        }
    }

    var error: CatalogError {
        switch self {
        case .limit(let moment): .rateLimited(until: moment)
        case .outage(let moment): .unavailable(until: moment)
        }
    }
}
