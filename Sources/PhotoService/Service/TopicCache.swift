public import GalleryCore
import Synchronization

/// Topics for completion, which must not wait: the first access returns nothing and loads them in the background.
public final class TopicCache: CachedTopics {
    private enum State {
        case requested
        case cachedTopics([String])
    }

    private let catalog: any PhotoCatalog
    private let states = Mutex<[ServiceName: State]>([:])

    public init(of catalog: any PhotoCatalog) { self.catalog = catalog }

    public var offered: [String] {
        let service = catalog.service
        let state = states.withLock { states in
            defer { if states[service] == nil { states[service] = .requested } }
            return states[service]
        }
        if state == nil { Task { await ask(service) } }
        return if case .cachedTopics(let names) = state { names } else { [] }
    }

    public var cachedTopics: [String] {
        let service = catalog.service
        return states.withLock { if case .cachedTopics(let names) = $0[service] { names } else { [] } }
    }

    public func names() async -> [String] {
        let service = catalog.service
        if case .cachedTopics(let names) = states.withLock({ $0[service] }) { return names }
        await ask(service)
        return cachedTopics
    }

    private func ask(_ service: ServiceName) async {
        let names = try? await catalog.topics()
        // A failed request is repeated next time.
        states.withLock { $0[service] = names.map(State.cachedTopics) }
    }
}
