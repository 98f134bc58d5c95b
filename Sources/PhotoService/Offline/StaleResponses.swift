public import GalleryCore
import Synchronization

/// What was shown from memory since somebody asked last.
public final class StaleResponses: Sendable {
    private let waiting = Mutex<[StaleResponse]>([])

    public init() {}

    /// One a service, that of the oldest date.
    public func take() -> [StaleResponse] {
        waiting.withLock { waiting in
            defer { waiting = [] }
            return waiting
        }
    }

    func note(_ recollection: StaleResponse) {
        waiting.withLock { waiting in
            guard let index = waiting.firstIndex(where: { $0.service == recollection.service }) else {
                return waiting.append(recollection)
            }
            if recollection.date < waiting[index].date { waiting[index] = recollection }
        }
    }
}
