import FoundationEssentials
import GalleryCore
import Synchronization

/// What hosts have refused, and until when. Nothing is sent before that.
final class HostBackoff: Sendable {
    private struct Entry {
        let refusal: Backoff
        let noted: Date
        let end: Date

        /// A clock that was set back does not make it longer.
        func holds(at now: Date) -> Bool { end > now && noted <= now.addingTimeInterval(1) }
    }

    /// The time of day.
    let now: @Sendable () -> Date
    private let entries = Mutex<[RequestQuota: Entry]>([:])

    init(now: @escaping @Sendable () -> Date = { Date() }) { self.now = now }

    /// Notes a refusal; the later end counts.
    func note(_ refusal: Backoff, of request: HTTPRequest) {
        let now = now()
        let entry = Entry(refusal: refusal, noted: now, end: refusal.end(since: now))
        entries.withLock { entries in
            entries = entries.filter { $0.value.holds(at: now) }
            if let known = entries[request.allowance], known.end > entry.end { return }
            entries[request.allowance] = entry
        }
    }

    /// Throws while the host refuses.
    func check(_ request: HTTPRequest) throws(CatalogError) {
        if let entry = entry(request.allowance) { throw entry.refusal.error }
    }

    /// Until when nothing is sent; nil when requests go out.
    func end(of allowance: RequestQuota) -> Date? { entry(allowance)?.end }

    private func entry(_ allowance: RequestQuota) -> Entry? {
        entries.withLock { $0[allowance] }.flatMap { $0.holds(at: now()) ? $0 : nil }
    }
}

/// Why nothing is to be sent for a while.
enum Backoff: Equatable, Sendable {
    /// The allowance is used up; nil when the service does not say until when.
    case limit(until: Date?)
    /// The service is out of order.
    case outage(until: Date)

    /// A limit without a time is believed for so many seconds: further attempts would only lengthen it.
    private static let unspoken = 60.0

    /// When to send again.
    func end(since now: Date) -> Date {
        switch self {
        case .limit(let moment): moment ?? now.addingTimeInterval(Self.unspoken)
        case .outage(let moment): moment
        }
    }

    /// What callers get meanwhile.
    var error: CatalogError {
        switch self {
        case .limit(let moment): .rateLimited(until: moment)
        case .outage(let moment): .unavailable(until: moment)
        }
    }
}
