import FoundationEssentials
import GalleryCore

enum Backoff: Equatable, Sendable {
    /// Request limit exceeded; `nil` for an unknown end.
    case limit(until: Date?)
    case outage(until: Date)

    /// Seconds for a limit of unknown end; earlier attempts would only extend it.
    private static let unspoken = 60.0

    func end(since now: Date) -> Date {
        switch self {
        case .limit(let moment): moment ?? now.addingTimeInterval(Self.unspoken)
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
