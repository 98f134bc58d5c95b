import FoundationEssentials
import GalleryCore

/// Why nothing is to be sent for a while.
enum Backoff: Equatable, Sendable {
    /// The allowance is used up; nil when the service does not say until when.
    case limit(until: Date?)
    /// The service is out of order.
    case outage(until: Date)

    /// A limit without a time is believed for so many seconds: whoever tries again and again would only
    /// lengthen it.
    private static let unspoken = 60.0

    /// When to send again.
    func end(since now: Date) -> Date {
        switch self {
        case .limit(let moment): moment ?? now.addingTimeInterval(Self.unspoken)
        case .outage(let moment): moment
        }
    }

    /// What whoever asks is told.
    var error: CatalogError {
        switch self {
        case .limit(let moment): .rateLimited(until: moment)
        case .outage(let moment): .unavailable(until: moment)
        }
    }
}
