import GalleryCore
import Synchronization

/// Services with scripted state; `change` selects any service but those in `failing`.
final class StubServices: ServiceChoosing {
    private let current: Mutex<ServiceName>
    let selectable: [ServiceName]
    let configured: [ServiceName]
    /// Services that need no keys, but are not part of `all`.
    let alone: [ServiceName]
    let limits: [(ServiceName, RateBudget)]
    let obstacle: CatalogError?
    let granted: RequestGrant?
    let failing: [ServiceName: CatalogError]

    init(
        service: ServiceName = .openverse, selectable: [ServiceName] = [], configured: [ServiceName] = [],
        alone: [ServiceName] = [.demo],
        limits: [(ServiceName, RateBudget)] = [], obstacle: CatalogError? = nil,
        granted: RequestGrant? = nil,
        failing: [ServiceName: CatalogError] = [:]
    ) {
        current = Mutex(service)
        self.selectable = selectable
        self.configured = configured
        self.alone = alone
        self.limits = limits
        self.obstacle = obstacle
        self.granted = granted
        self.failing = failing
    }

    var service: ServiceName { current.withLock { $0 } }
    var queried: [ServiceName] { service == .all ? configured : [service] }
    func isReady(_ name: ServiceName) -> Bool { name.isCombined || (configured + alone).contains(name) }
    func budgets() -> [(ServiceName, RateBudget)] { limits }
    func grant() async -> RequestGrant? { granted }
    func change(to name: ServiceName) throws(CatalogError) {
        if let error = failing[name] { throw error }
        current.withLock { $0 = name }
    }
}
