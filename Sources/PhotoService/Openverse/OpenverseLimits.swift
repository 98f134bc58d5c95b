import FoundationEssentials
import GalleryCore
import Synchronization

/// The service's limits as last heard, so that nothing is sent that would be refused.
///
/// What the headers say counts other programs behind the same address too; what was sent since is counted here.
/// Limits of a day are not waited for by guessing: their next free request depends on what was sent yesterday.
final class OpenverseLimits: Sendable {
    /// What is counted apart.
    enum Kind: Hashable, Sendable {
        case reply
        case thumbnail

        /// The service has scopes of its own for thumbnails: `anon_thumbnail`.
        init(scope: String) { self = scope.contains("thumbnail") ? .thumbnail : .reply }
    }

    private struct State {
        var scopes: [Kind: [String: OpenverseScope]] = [:]
        var moments: [Kind: [Date]] = [:]

        /// Begins anew where the clock was set back: nothing would be over before it has caught up. Callers take the
        /// time before the lock.
        mutating func follow(_ now: Date) {
            let last = [moments.values.compactMap(\.last).max(), heard].compactMap(\.self).max()
            if let last, last > now.addingTimeInterval(1) { self = State() }
        }

        private var heard: Date? { scopes.values.flatMap(\.values).map(\.heard).max() }
    }

    /// A limit over more than this is asked about again from time to time.
    private static let longestWait = 3600
    private static let probing: TimeInterval = 600
    /// More than any scope counts in an hour.
    private static let mostMoments = 1000

    private let state = Mutex(State())

    /// Counts a request about to be sent; throws `.rateLimited` when it must not be.
    func admit(_ kind: Kind, now: Date) throws(CatalogError) {
        let refusal: CatalogError? = state.withLock { state in
            state.follow(now)
            let moments = state.moments[kind] ?? []
            for scope in (state.scopes[kind] ?? [:]).values where scope.left(after: moments, now: now) <= 0 {
                guard scope.seconds > Self.longestWait else {
                    return .rateLimited(until: scope.end(after: moments, now: now))
                }
                if now < scope.heard.addingTimeInterval(Self.probing) { return .rateLimited(until: nil) }
            }
            state.moments[kind] = (moments + [now]).suffix(Self.mostMoments)
            return nil
        }
        if let refusal { throw refusal }
    }

    /// Takes over what an answer says. One out of a cache on the way carries old numbers, and was not counted.
    func hear(_ headers: HTTPHeaders, now: Date) {
        let cache = headers["cf-cache-status"]?.uppercased() ?? "MISS"
        guard !["HIT", "STALE", "UPDATING", "REVALIDATED"].contains(cache) else { return }
        let available = headers.fields(under: "x-ratelimit-available-")
        let scopes = headers.fields(under: "x-ratelimit-limit-").sorted { $0.key < $1.key }.prefix(20)
        state.withLock { state in
            for (name, limit) in scopes {
                guard let scope = OpenverseScope(limit: limit, available: available[name], heard: now) else {
                    continue
                }
                state.scopes[Kind(scope: name), default: [:]][name] = scope
            }
        }
    }

    /// The scope with the least left.
    func budget(now: Date) -> RateBudget? {
        budgets(now: now).min { ($0.remaining, $0.limit) < ($1.remaining, $1.limit) }
    }

    /// Every scope, the one with the smallest share left first.
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
