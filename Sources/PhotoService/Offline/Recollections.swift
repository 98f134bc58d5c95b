public import GalleryCore
import Synchronization

/// What was shown from memory since somebody asked last.
public final class Recollections: Sendable {
    private let waiting = Mutex<[Recollection]>([])

    /// None yet.
    public init() {}

    /// One a service, that of the oldest date.
    public func take() -> [Recollection] {
        waiting.withLock { waiting in
            defer { waiting = [] }
            return waiting
        }
    }

    func note(_ recollection: Recollection) {
        waiting.withLock { waiting in
            guard let index = waiting.firstIndex(where: { $0.service == recollection.service }) else {
                return waiting.append(recollection)
            }
            if recollection.date < waiting[index].date { waiting[index] = recollection }
        }
    }
}
