import FoundationEssentials
import GalleryCore

struct Retries {
    private let policy: RetryPolicy
    private let start = ContinuousClock.now
    private var count = 0
    private var waited = Duration.zero

    init(_ policy: RetryPolicy) { self.policy = policy }

    /// Delay after a lost connection; `nil` if no retry is left.
    mutating func next(for request: HTTPRequest) -> Duration? {
        guard isLeft(for: request) else { return nil }
        return take(policy.pause(count))
    }

    /// Delay before a retry; `nil` if the response is final. A final 429, or a final 5xx with `Retry-After`, starts a
    /// backoff; throws if there is a `Retry-After`.
    mutating func next(
        after response: HTTPResponse, to request: HTTPRequest, _ refusals: HostBackoff
    ) throws(CatalogError) -> Duration? {
        guard response.isRefusal else { return nil }
        let now = refusals.now()
        let moment = RetryAfter.moment(response.headers["Retry-After"], now: now)
        if isLeft(for: request) {
            // Adds up to 0.1 s for clock differences.
            let asked = moment.map {
                Duration.seconds(max(0, $0.timeIntervalSince(now)) + .random(in: 0...0.1))
            }
            if let pause = take(asked ?? policy.pause(count)) { return pause }
        }
        guard response.status == 429 || moment != nil else { return nil }
        let refusal: Backoff = response.status == 429 ? .limit(until: moment) : .outage(until: moment ?? now)
        refusals.note(refusal, of: request)
        if moment != nil { throw refusal.error }
        return nil
    }

    private func isLeft(for request: HTTPRequest) -> Bool {
        request.isRepeatable && request.body == nil && count < policy.repeats
            && ContinuousClock.now - start < policy.lastStart
    }

    /// Adds the delay to the total and returns the delay; `nil` if the total would exceed `longestSilence`.
    private mutating func take(_ pause: Duration) -> Duration? {
        guard waited + pause <= policy.longestSilence else { return nil }
        waited += pause
        count += 1
        return pause
    }
}

extension HTTPResponse {
    fileprivate var isRefusal: Bool {
        status == 429 && !WikimediaHosts.refuseWidth(self) || 500..<600 ~= status
    }
}
