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
        var notices: [ServiceNotice] = []
        var noticed: Set<ServiceName> = []
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
            guard changed.contains(current) || current.isCombined,
                let fresh = try? Self.service(current, factory, &state.made)
            else { return }
            state.current = fresh
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

    /// Forwards to the owner, else to the active service. During `isTrial`, the demo replaces an unreachable service.
    public func forward<Answer: Sendable>(
        _ call: ServiceCall, _ ask: (any Service) async throws(CatalogError) -> Answer
    ) async throws(CatalogError) -> Answer {
        let service: any Service
        if let owner = call.owner { service = try self.service(owner) } else { service = base }
        do throws(CatalogError) {
            guard call.owner == nil else { return try await ask(service) }
            let answer = try await Self.checked(call, service, ask)
            state.withLock { $0.isTrial = false }
            return answer
        } catch .rateLimited(until: nil) {
            // The reply stated no time, so the transport chose a backoff; reports its end, as `gallery status` does.
            throw .rateLimited(until: service.budgets().compactMap(\.1.refusedUntil).min())
        } catch {
            guard call.owner == nil, case .offline(let fault) = error,
                let demo = try replacement(for: service, fault)
            else { throw error }
            return try await Self.checked(call, demo, ask)
        }
    }

    public var filters: FilterAbility { base.filters.union(.ofResults) }

    /// Checks filters per request: the demo, which supports fewer, may have replaced the service.
    private static func checked<Answer>(
        _ call: ServiceCall, _ service: any Service,
        _ ask: (any Service) async throws(CatalogError) -> Answer
    ) async throws(CatalogError) -> Answer {
        if case .page(.search(let query), _) = call, let gap = service.filters.gaps(in: query).first {
            throw .impossible(.filter(gap, of: service.service))
        }
        return try await ask(service)
    }

    private func replacement(
        for service: any Service, _ fault: ConnectionFault
    ) throws(CatalogError) -> (any Service)? {
        guard state.withLock({ $0.isTrial }) else {
            // A concurrent request may already have replaced the service; uses that replacement.
            let now = base
            return now.service == service.service ? nil : now
        }
        let demo = try self.service(.demo)
        state.withLock { state in
            guard state.isTrial else { return }
            state.isTrial = false
            state.current = demo
            state.notices.append(.demoInstead(of: service.service, because: fault))
        }
        return demo
    }
}
