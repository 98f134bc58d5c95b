public import GalleryCore
import Synchronization

/// Active service, shared by all callers. Requests that only one service can answer go to that service.
public final class ServiceSwitch<Factory: ServiceFactory>: ServiceDecorator {
    private struct State {
        var current: any Service
        var made: [ServiceName: any Service]
        var factory: Factory
        /// Whether the service is the default and has not replied yet, so that the demo may replace it.
        var isTrial: Bool
        /// Whether the demo replaces the service now.
        var isReplaced = false
        /// Lists that the demo began, which it continues.
        var demoLists: Set<PhotoQuery> = []
        var notices: [ServiceNotice] = []
        var noticed: Set<ServiceName> = []

        /// Whether the demo answers without a request to the service: later pages of its lists and, while it replaces
        /// the service, all calls except those for lists. A new page of the feed, whose pages are independent, asks the
        /// service.
        func leavesToDemo(_ call: ServiceCall) -> Bool {
            guard case .page(let query, let request) = call else { return isReplaced }
            return request.number > 1 && query != .feed && demoLists.contains(query)
        }

        mutating func serviceAnswered(_ call: ServiceCall) {
            if !isReplaced { isTrial = false }
            isReplaced = false
            if case .page(let query, _) = call { demoLists.remove(query) }
        }

        /// Lets the demo answer; `false`, without a change, if it must not.
        mutating func replace(
            _ service: ServiceName, in call: ServiceCall, because fault: ConnectionFault
        ) -> Bool {
            guard isTrial else { return false }
            if !isReplaced { notices.append(.demoInstead(of: service, because: fault)) }
            isReplaced = true
            if case .page(let query, _) = call { demoLists.insert(query) }
            return true
        }
    }

    private let state: Mutex<State>

    /// Throws for an unknown name, but not for an unusable service, which can become usable later.
    public init(
        _ factory: Factory, startingWith name: ServiceName, isTrial: Bool
    ) throws(CatalogError) {
        var made: [ServiceName: any Service] = [:]
        let first: any Service
        do throws(CatalogError) {
            first = try Self.service(name, factory, &made)
        } catch {
            guard factory.selectable.contains(name) else { throw error }
            first = UnavailableService(service: name, refusal: error)
        }
        state = Mutex(State(current: first, made: made, factory: factory, isTrial: isTrial))
    }

    public func change(to name: ServiceName) throws(CatalogError) {
        let next = try service(name)
        state.withLock { state in
            state.current = next
            state.isTrial = false
            state.isReplaced = false
            state.demoLists = []
        }
    }

    public func service(_ name: ServiceName) throws(CatalogError) -> any Service {
        guard name != .own else { throw .impossible(.ownPhoto) }
        return try state.withLock { state throws(CatalogError) in
            try Self.service(name, state.factory, &state.made)
        }
    }

    /// Creates the service if needed. A combined one shares the instances of its members, as they track request limits.
    private static func service(
        _ name: ServiceName, _ factory: Factory, _ made: inout [ServiceName: any Service]
    ) throws(CatalogError) -> any Service {
        if let existing = made[name] { return existing }
        let fresh: any Service
        if let names = factory.members(of: name) {
            var members: [any Service] = []
            for member in names { members.append(try service(member, factory, &made)) }
            fresh = AllServices(members, as: name)
        } else {
            fresh = try factory.make(name)
        }
        made[name] = fresh
        return fresh
    }

    public var factory: Factory { state.withLock { $0.factory } }

    /// Replaces the factory. Recreates the active service if it changed, or if it is combined and any service changed.
    public func use(_ factory: Factory, changed: [ServiceName]) {
        state.withLock { state in
            state.factory = factory
            guard !changed.isEmpty else { return }
            for name in changed + [.all, .free] { state.made[name] = nil }
            let current = state.current.service
            guard changed.contains(current) || current.isCombined else { return }
            do throws(CatalogError) {
                state.current = try Self.service(current, factory, &state.made)
            } catch {
                // A combined service goes on with the former members.
                guard !current.isCombined else { return }
                state.current = UnavailableService(service: current, refusal: error)
            }
        }
    }

    public var base: any Service { state.withLock { $0.current } }

    public func takeNotices() -> [ServiceNotice] {
        let queried = queried
        return state.withLock { state in
            defer { state.notices = [] }
            let fresh = queried.compactMap { name in
                state.factory.notice(on: name).flatMap { state.noticed.insert(name).inserted ? $0 : nil }
            }
            return state.notices + fresh
        }
    }

    /// Forwards to the owner, else to the active service. During `isTrial`, the demo replaces an unreachable service,
    /// which is asked again for each new list.
    public func forward<Answer: Sendable>(
        _ call: ServiceCall, _ ask: (any Service) async throws(CatalogError) -> Answer
    ) async throws(CatalogError) -> Answer {
        let service: any Service
        if let owner = call.owner { service = try self.service(owner) } else { service = base }
        do throws(CatalogError) {
            guard call.owner == nil else { return try await ask(service) }
            if state.withLock({ $0.leavesToDemo(call) }) {
                return try await Self.checked(call, try self.service(.demo), ask)
            }
            let answer = try await Self.checked(call, service, ask)
            state.withLock { $0.serviceAnswered(call) }
            return answer
        } catch .rateLimited(until: nil) {
            // The reply stated no time, so the transport chose a backoff; reports its end, as `gallery status` does.
            throw .rateLimited(until: service.budgets().compactMap(\.1.refusedUntil).min())
        } catch {
            guard call.owner == nil, case .offline(let fault) = error,
                state.withLock({ $0.replace(service.service, in: call, because: fault) })
            else { throw error }
            return try await Self.checked(call, try self.service(.demo), ask)
        }
    }

    public var filters: FilterAbility { base.filters.union(.ofResults) }

    /// Checks filters per request: the demo, which supports fewer, may replace the service.
    private static func checked<Answer>(
        _ call: ServiceCall, _ service: any Service,
        _ ask: (any Service) async throws(CatalogError) -> Answer
    ) async throws(CatalogError) -> Answer {
        if case .page(.search(let query), _) = call, let gap = service.filters.gaps(in: query).first {
            throw .impossible(.filter(gap, of: service.service))
        }
        return try await ask(service)
    }
}
