import FoundationEssentials
import GalleryCore
import Synchronization

/// Last reported request limits; refuses requests that would exceed them. Reported counts include requests by other
/// programs at the IP address; requests by this program after the report are added. It is unknown when a daily limit
/// allows the next request, as that depends on yesterday's requests.
final class OpenverseLimits: Sendable {
    /// Kind of requests; each has its own limits.
    enum Kind: Hashable, Sendable {
        case reply
        case thumbnail

        /// Thumbnails have their own scopes, such as `anon_thumbnail`.
        init(scope: String) { self = scope.contains("thumbnail") ? .thumbnail : .reply }
    }

    private struct State {
        var scopes: [Kind: [String: OpenverseScope]] = [:]
        var moments: [Kind: [Date]] = [:]

        /// Resets the state if the clock went back, as waits would be too long. Tolerates 1 s of calls out of order.
        mutating func follow(_ now: Date) {
            let last = [moments.values.compactMap(\.last).max(), lastReceived].compactMap(\.self).max()
            if let last, last > now.addingTimeInterval(1) { self = State() }
        }

        private var lastReceived: Date? { scopes.values.flatMap(\.values).map(\.receivedAt).max() }
    }

    /// Longest wait in seconds. An exhausted limit with a longer period is probed every `probing` seconds.
    private static let longestWait = 3600
    private static let probing: TimeInterval = 600
    /// Maximum number of recorded request times per kind; more than any known limit per hour or minute.
    private static let maxMoments = 1000

    private let state = Mutex(State())

    /// Records a request; throws `.rateLimited` if it exceeds a limit.
    func admit(_ kind: Kind, now: Date) throws(CatalogError) {
        let refusal: CatalogError? = state.withLock { state in
            state.follow(now)
            let moments = state.moments[kind] ?? []
            for scope in (state.scopes[kind] ?? [:]).values where scope.left(after: moments, now: now) <= 0 {
                guard scope.seconds > Self.longestWait else {
                    return .rateLimited(until: scope.end(after: moments, now: now))
                }
                if now < scope.receivedAt.addingTimeInterval(Self.probing) { return .rateLimited(until: nil) }
            }
            state.moments[kind] = (moments + [now]).suffix(Self.maxMoments)
            return nil
        }
        if let refusal { throw refusal }
    }

    /// Updates the limits from a response. Ignores cached responses, whose values are outdated.
    func update(from headers: HTTPHeaders, now: Date) {
        let cache = headers["cf-cache-status"]?.uppercased() ?? "MISS"
        guard !["HIT", "STALE", "UPDATING", "REVALIDATED"].contains(cache) else { return }
        let available = headers.fields(under: "x-ratelimit-available-")
        let scopes = headers.fields(under: "x-ratelimit-limit-").sorted { $0.key < $1.key }.prefix(20)
        state.withLock { state in
            for (name, limit) in scopes {
                guard let scope = OpenverseScope(limit: limit, available: available[name], receivedAt: now)
                else {
                    continue
                }
                state.scopes[Kind(scope: name), default: [:]][name] = scope
            }
        }
    }

    func budget(now: Date) -> RateBudget? {
        budgets(now: now).min { ($0.remaining, $0.limit) < ($1.remaining, $1.limit) }
    }

    func budgets(now: Date) -> [RateBudget] {
        state.withLock { state in
            state.follow(now)
            let moments = state.moments[.reply] ?? []
            return (state.scopes[.reply] ?? [:]).values.map { scope in
                RateBudget(
                    limit: scope.limit, remaining: max(0, scope.left(after: moments, now: now)),
                    period: scope.seconds)
            }.sorted { $0.isTighter(than: $1) }
        }
    }
}
