public import GalleryCore
import Synchronization

/// The service asked now. Everything that asks holds this one value, so that changing it changes all.
///
/// What is about one photo goes to the service that photo belongs to, whichever is asked for lists.
public final class ServiceSwitch<Factory: ServiceFactory>: ServiceDecorator {
    private struct State {
        var current: any Service
        var made: [ServiceName: any Service]
        var factory: Factory
        /// The default service, which has not responded yet.
        var isTrial: Bool
        var notices: [ServiceNotice] = []
        /// Services of which the factory's notice was taken.
        var noticed: Set<ServiceName> = []
    }

    private let state: Mutex<State>

    /// Fails where there is no service of that name; one that lacks something may get it later.
    ///
    /// - Parameter isTrial: whether the demo may take the place of a service that cannot be reached.
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

    /// Changes the service; leaves it as it is when the other one cannot be had.
    public func change(to name: ServiceName) throws(CatalogError) {
        let next = try service(name)
        state.withLock { state in
            state.current = next
            state.isTrial = false
        }
    }

    /// The service of that name, made when first needed.
    public func service(_ name: ServiceName) throws(CatalogError) -> any Service {
        guard name != .own else { throw .impossible(.ownPhoto) }
        return try state.withLock { state throws(CatalogError) in
            try Self.service(name, state.factory, &state.made)
        }
    }

    /// Makes it unless it was made. All together are those that one would get alone, as what they know of their
    /// limits holds for both.
    private static func service(
        _ name: ServiceName, _ factory: Factory, _ made: inout [ServiceName: any Service]
    ) throws(CatalogError) -> any Service {
        if let known = made[name] { return known }
        let fresh: any Service
        if name == .all {
            var members: [any Service] = []
            for member in factory.configured { members.append(try service(member, factory, &made)) }
            fresh = AllServices(members)
        } else {
            fresh = try factory.make(name)
        }
        made[name] = fresh
        return fresh
    }

    /// What makes the services now.
    public var factory: Factory { state.withLock { $0.factory } }

    /// Makes services otherwise from now on; the one that is asked now is created again at once when it is among those
    /// that changed.
    public func use(_ factory: Factory, changed: [ServiceName]) {
        state.withLock { state in
            state.factory = factory
            guard !changed.isEmpty else { return }
            for name in changed + [.all] { state.made[name] = nil }
            let current = state.current.service
            guard changed.contains(current) || current == .all,
                let fresh = try? Self.service(current, factory, &state.made)
            else { return }
            state.current = fresh
        }
    }

    /// The service asked now.
    public var base: any Service { state.withLock { $0.current } }

    /// What the person should hear, each once.
    public func takeNotices() -> [ServiceNotice] {
        let asked = asked
        return state.withLock { state in
            defer { state.notices = [] }
            let fresh = asked.compactMap { name in
                state.factory.notice(on: name).flatMap { state.noticed.insert(name).inserted ? $0 : nil }
            }
            return state.notices + fresh
        }
    }

    /// What belongs to one service is asked there. Everything else the current one is asked; if that is the default
    /// and there is no network at all, the demo takes its place.
    public func forward<Answer: Sendable>(
        _ call: ServiceCall, _ ask: (any Service) async throws(CatalogError) -> Answer
    ) async throws(CatalogError) -> Answer {
        if let owner = call.owner { return try await ask(service(owner)) }
        let service = base
        do throws(CatalogError) {
            let answer = try await Self.checked(call, service, ask)
            state.withLock { $0.isTrial = false }
            return answer
        } catch {
            guard case .offline(let fault) = error, let demo = try replacement(for: service, fault) else {
                throw error
            }
            return try await Self.checked(call, demo, ask)
        }
    }

    /// The demo may stand here for a service that has more filters.
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
            // Another question has changed it meanwhile.
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

/// Makes the services there are, as they are set up.
public protocol ServiceFactory: Sendable {
    /// What can be chosen, in the order in which it is listed.
    var selectable: [ServiceName] { get }
    /// Those reached over a network that have what they need, the preferred first.
    var configured: [ServiceName] { get }
    /// Makes a service ready to be asked; makes no request.
    func make(_ name: ServiceName) throws(CatalogError) -> any Service
    /// What a person should hear before the service is asked; nil where all is well.
    func notice(on name: ServiceName) -> ServiceNotice?
}
