import FoundationEssentials
import GalleryCore
import Synchronization

/// Backoff periods by host, in which no requests are sent.
final class HostBackoff: Sendable {
    private struct Entry {
        let refusal: Backoff
        let noted: Date
        let end: Date

        /// Ends early if the clock was set back.
        func holds(at now: Date) -> Bool { end > now && noted <= now.addingTimeInterval(1) }
    }

    let now: @Sendable () -> Date
    private let entries = Mutex<[RequestQuota: Entry]>([:])

    init(now: @escaping @Sendable () -> Date = { Date() }) { self.now = now }

    /// Starts a backoff; an existing one with a later end stays.
    func note(_ refusal: Backoff, of request: HTTPRequest) {
        let now = now()
        let entry = Entry(refusal: refusal, noted: now, end: refusal.end(since: now))
        entries.withLock { entries in
            entries = entries.filter { $0.value.holds(at: now) }
            if let known = entries[request.allowance], known.end > entry.end { return }
            entries[request.allowance] = entry
        }
    }

    func check(_ request: HTTPRequest) throws(CatalogError) {
        if let entry = entry(request.allowance) { throw entry.refusal.error }
    }

    func end(of allowance: RequestQuota) -> Date? { entry(allowance)?.end }

    private func entry(_ allowance: RequestQuota) -> Entry? {
        entries.withLock { $0[allowance] }.flatMap { $0.holds(at: now()) ? $0 : nil }
    }
}
