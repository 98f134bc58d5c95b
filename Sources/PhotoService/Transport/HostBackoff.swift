import FoundationEssentials
import GalleryCore
import Synchronization

/// Backoffs by host and purpose; during a backoff, no requests are sent.
final class HostBackoff: Sendable {
    private struct Entry {
        let refusal: Backoff
        let noted: Date
        let end: Date

        init(_ refusal: Backoff, noted: Date, end: Date) {
            self.refusal = refusal
            self.noted = noted
            self.end = end
        }

        init(_ stored: HostMemory.Refusal) {
            refusal = stored.isLimit ? .limit(until: stored.limit) : .outage(until: stored.end)
            noted = stored.noted
            end = stored.end
        }

        func refusal(of host: String) -> HostMemory.Refusal {
            var limit: Date?, isLimit = false
            if case .limit(let moment) = refusal { (limit, isLimit) = (moment, true) }
            return HostMemory.Refusal(host: host, limit: limit, isLimit: isLimit, noted: noted, end: end)
        }

        /// Whether the backoff still applies; `false` after its end, or if the clock was set back.
        func holds(at now: Date) -> Bool { end > now && noted <= now.addingTimeInterval(1) }
    }

    let now: @Sendable () -> Date
    private let memory: HostMemory?
    private let entries = Mutex<[RequestQuota: Entry]?>(nil)

    init(memory: HostMemory? = nil, now: @escaping @Sendable () -> Date = { Date() }) {
        self.memory = memory
        self.now = now
    }

    /// Starts a backoff; an existing one with a later end stays.
    func note(_ refusal: Backoff, of request: HTTPRequest) {
        let now = now()
        let entry = Entry(refusal, noted: now, end: refusal.end(since: now))
        let isNoted = entries.withLock { known in
            var entries = (known ?? stored()).filter { $0.value.holds(at: now) }
            defer { known = entries }
            if let known = entries[request.allowance], known.end > entry.end { return false }
            entries[request.allowance] = entry
            return true
        }
        guard isNoted, request.purpose == .picture else { return }
        memory?.note(entry.refusal(of: request.allowance.host), now: now)
    }

    private func stored() -> [RequestQuota: Entry] {
        let refusals = memory?.refusals() ?? []
        return Dictionary(
            refusals.map { (RequestQuota(host: $0.host, purpose: .picture), Entry($0)) }
        ) { $1 }
    }

    func check(_ request: HTTPRequest) throws(CatalogError) {
        if let entry = entry(request.allowance) { throw entry.refusal.error }
    }

    func end(of allowance: RequestQuota) -> Date? { entry(allowance)?.end }

    private func entry(_ allowance: RequestQuota) -> Entry? {
        entries.withLock { known in
            let entries = known ?? stored()
            known = entries
            return entries[allowance]
        }.flatMap { $0.holds(at: now()) ? $0 : nil }
    }
}
