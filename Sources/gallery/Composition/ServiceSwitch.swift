import Configuration
import GalleryCore
import PhotoService
import Synchronization

/// The service asked now. Everything that asks holds this one value, so that changing it changes all.
///
/// What is about one photo goes to the service that photo belongs to, whichever is asked for lists.
final class ServiceSwitch: PhotoCatalog, PictureFetching {
    private struct State {
        var current: any Service
        var made: [ServiceName: any Service]
        var services: Services
        /// Nobody chose the service, and it has not answered yet.
        var isTrial: Bool
        var notices: [ServiceNotice] = []
        /// Services of which it was said that a part of their key is missing.
        var halves: Set<ServiceName> = []
    }

    private let state: Mutex<State>

    /// Fails where there is no service of that name; one that lacks something may get it later.
    ///
    /// - Parameter isTrial: whether the demo may take the place of a service that cannot be reached.
    init(_ services: Services, startingWith name: ServiceName, isTrial: Bool) throws(CatalogError) {
        var made: [ServiceName: any Service] = [:]
        let first: any Service
        do throws(CatalogError) {
            first = try Self.service(name, services, &made)
        } catch {
            guard ServiceName.selectable.contains(name) else { throw error }
            first = UnavailableService(service: name, refusal: error)
        }
        state = Mutex(State(current: first, made: made, services: services, isTrial: isTrial))
    }

    /// Changes the service; leaves it as it is when the other one cannot be had.
    func change(to name: ServiceName) throws(CatalogError) {
        let next = try service(name)
        state.withLock { state in
            state.current = next
            state.isTrial = false
        }
    }

    /// The service of that name, made when first needed.
    func service(_ name: ServiceName) throws(CatalogError) -> any Service {
        guard name != .own else { throw .impossible(.ownPhoto) }
        return try state.withLock { state throws(CatalogError) in
            try Self.service(name, state.services, &state.made)
        }
    }

    /// Makes it unless it was made. All together are those that one would get alone, as what they know of their
    /// limits holds for both.
    private static func service(
        _ name: ServiceName, _ services: Services, _ made: inout [ServiceName: any Service]
    ) throws(CatalogError) -> any Service {
        if let known = made[name] { return known }
        let fresh: any Service
        if name == .all {
            var members: [any Service] = []
            for member in services.configured { members.append(try service(member, services, &made)) }
            fresh = AllServices(members)
        } else {
            fresh = try services.make(name)
        }
        made[name] = fresh
        return fresh
    }

    /// The services that are set up, without the demo and without all together.
    var configured: [ServiceName] { state.withLock { $0.services.configured } }

    /// The services asked for lists now: one, or those that all together stand for.
    var asked: [ServiceName] { service == .all ? configured : [service] }

    /// The addresses of the services asked now; none of the demo, which is on this machine.
    var addresses: [String] {
        let settings = state.withLock { $0.services.settings }
        return asked.compactMap(settings.address(of:))
    }

    /// Why the service that was chosen cannot be asked; nil for one that can.
    var obstacle: CatalogError? { (current as? UnavailableService)?.refusal }

    /// The allowances of the services asked now, as far as they tell.
    var budgets: [(ServiceName, RateBudget)] {
        let current = current
        if let all = current as? AllServices { return all.budgets() }
        return current.budget().map { [(current.service, $0)] } ?? []
    }

    /// What the person should hear, each once.
    func takeNotices() -> [ServiceNotice] {
        let asked = asked
        return state.withLock { state in
            defer { state.notices = [] }
            let keys = state.services.settings.keys
            let halves = asked.filter { keys.missing(of: $0) != nil && state.halves.insert($0).inserted }
            return state.notices
                + halves.compactMap { name in
                    keys.missing(of: name).map { .keyIncomplete(name, variable: $0.variable) }
                }
        }
    }

    /// The keys used now.
    var keys: AccessKeys { state.withLock { $0.services.settings.keys } }

    /// Uses other keys from now on; the service that is asked now gets its own at once.
    func use(_ keys: AccessKeys) {
        state.withLock { state in
            let old = state.services.settings.keys
            state.services.settings.keys = keys
            let changed = KeyName.allCases.filter { keys[$0] != old[$0] }.map(\.service)
            guard !changed.isEmpty else { return }
            for name in changed + [.all] { state.made[name] = nil }
            let current = state.current.service
            guard changed.contains(current) || current == .all,
                let fresh = try? Self.service(current, state.services, &state.made)
            else { return }
            state.current = fresh
        }
    }

    private var current: any Service { state.withLock { $0.current } }

    /// Asks the current service. Where nobody chose it and there is no network at all, the demo takes its place.
    private func ask<Value: Sendable>(
        _ question: (any Service) async throws(CatalogError) -> Value
    ) async throws(CatalogError) -> Value {
        let service = current
        do {
            let answer = try await question(service)
            state.withLock { $0.isTrial = false }
            return answer
        } catch .offline(let fault) {
            guard let demo = try replacement(for: service, fault) else { throw .offline(fault) }
            return try await question(demo)
        }
    }

    private func replacement(
        for service: any Service, _ fault: ConnectionFault
    ) throws(CatalogError) -> (any Service)? {
        guard state.withLock({ $0.isTrial }) else {
            // Another question has changed it meanwhile.
            let now = current
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

extension ServiceSwitch {
    var service: ServiceName { current.service }
    var filters: FilterAbility { current.filters }
    var excludesWords: Bool { current.excludesWords }
    func budget() -> RateBudget? { current.budget() }

    func page(of query: PhotoQuery, _ request: PageRequest) async throws(CatalogError) -> Page<Photo> {
        switch query {
        // Known to one service only, which nothing can stand in for.
        case .author(_, let service): return try await self.service(service).page(of: query, request)
        case .similar(let example):
            return try await service(example.photo.id.service).page(of: query, request)
        default:
            return try await ask { service throws(CatalogError) in
                // The demo may stand here for a service that can do more.
                if case .search(let words) = query, let gap = service.filters.gaps(in: words).first {
                    throw .impossible(.filter(gap, of: service.service))
                }
                return try await service.page(of: query, request)
            }
        }
    }
    func topics() async throws(CatalogError) -> [String] {
        try await ask { service throws(CatalogError) in try await service.topics() }
    }
    func collections(
        _ kind: CollectionKind, _ request: PageRequest
    ) async throws(CatalogError) -> Page<PhotoCollection> {
        try await ask { service throws(CatalogError) in try await service.collections(kind, request) }
    }

    func statistics(of id: PhotoID) async throws(CatalogError) -> PhotoStatistics? {
        try await service(id.service).statistics(of: id)
    }
    func photo(_ id: PhotoID) async throws(CatalogError) -> Photo { try await service(id.service).photo(id) }
    func relatedTags(_ tag: String) async throws(CatalogError) -> [String] {
        try await current.relatedTags(tag)
    }

    func picture(
        _ source: PictureSource, of service: ServiceName, width: Int
    ) async throws(CatalogError) -> [UInt8] {
        try await self.service(service).picture(source, of: service, width: width)
    }
    func picture(
        _ source: PictureSource, of service: ServiceName, width: Int, unless known: PictureStamp?
    ) async throws(CatalogError) -> FetchedPicture {
        try await self.service(service).picture(source, of: service, width: width, unless: known)
    }
    func download(
        _ photo: Photo, into path: String, progress: @escaping @Sendable (Int64, Int64?) -> Void
    ) async throws(CatalogError) {
        try await service(photo.id.service).download(photo, into: path, progress: progress)
    }
}
