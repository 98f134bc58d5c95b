public import GalleryCore
import Synchronization

/// Cached replies used since the last `take`.
public final class StaleResponses: StaleReplies {
    private let waiting = Mutex<[StaleResponse]>([])

    public init() {}

    /// Oldest stale response of each service. Clears the record.
    public func take() -> [StaleResponse] {
        waiting.withLock { exchange(&$0, with: []) }
    }

    public func failure(of service: ServiceName) -> CatalogError? {
        waiting.withLock { $0.first { $0.service == service }?.reason }
    }

    func record(_ response: StaleResponse) {
        waiting.withLock { waiting in
            guard let index = waiting.firstIndex(where: { $0.service == response.service }) else {
                return waiting.append(response)
            }
            if response.date < waiting[index].date { waiting[index] = response }
        }
    }
}
