import FoundationEssentials
import GalleryCore
import Synchronization

/// Backoffs by host and purpose; during a backoff, no requests are sent.
final class HostBackoff: Sendable {
    let now: @Sendable () -> Date
    private let memory: HostMemory?
    private let entries = Mutex<[RequestQuota: HostMemory.Refusal]?>(nil)

    init(memory: HostMemory? = nil, now: @escaping @Sendable () -> Date = { Date() }) {
        self.memory = memory
        self.now = now
    }

    /// Starts a backoff; an existing one with a later end stays.
    func note(_ refusal: Backoff, of request: HTTPRequest) {
        let now = now()
        let entry = HostMemory.Refusal(refusal, of: request.allowance.host, now: now)
        let isNoted = entries.withLock { known in
            var entries = (known ?? stored()).filter { $0.value.holds(at: now) }
            defer { known = entries }
            if let known = entries[request.allowance], known.end > entry.end { return false }
            entries[request.allowance] = entry
            return true
        }
        guard isNoted, request.purpose == .picture else { return }
        memory?.note(entry, now: now)
    }

    private func stored() -> [RequestQuota: HostMemory.Refusal] {
        let refusals = memory?.refusals() ?? []
        return Dictionary(refusals.map { (RequestQuota(host: $0.host, purpose: .picture), $0) }) { $1 }
    }

    func check(_ request: HTTPRequest) throws(CatalogError) {
        if let entry = entry(request.allowance) { throw entry.backoff.error }
    }

    func end(of allowance: RequestQuota) -> Date? { entry(allowance)?.end }

    private func entry(_ allowance: RequestQuota) -> HostMemory.Refusal? {
        entries.withLock { known in
            let entries = known ?? stored()
            known = entries
            return entries[allowance]
        }.flatMap { $0.holds(at: now()) ? $0 : nil }
    }
}

extension HostMemory.Refusal {
    fileprivate init(_ backoff: Backoff, of host: String, now: Date) {
        var limit: Date?, isLimit = false
        if case .limit(let moment) = backoff { (limit, isLimit) = (moment, true) }
        self.init(host: host, limit: limit, isLimit: isLimit, noted: now, end: backoff.end(since: now))
    }

    fileprivate var backoff: Backoff { isLimit ? .limit(until: limit) : .outage(until: end) }

    /// Whether the backoff still applies; `false` after its end, or if the clock was set back.
    fileprivate func holds(at now: Date) -> Bool { end > now && noted <= now.addingTimeInterval(1) }
}
