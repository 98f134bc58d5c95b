import GalleryCore
import Synchronization

/// What was shown of each list that several services share, and which of them have come to their end.
final class FetchedLists: Sendable {
    enum Name: Hashable, Sendable {
        /// Pages of another size are another list: what is on one of them is not on the same one.
        case photos(PhotoQuery, pageSize: Int)
        case collections(CollectionKind)
    }

    private struct Entry {
        let name: Name
        /// By what they have in common on all services, with the page they were on.
        var shown: [String: Int] = [:]
        var finished: Set<ServiceName> = []
    }

    /// Lists one goes on with; of one that is lost a photo may come twice.
    private static let most = 32

    private let entries = Mutex<[Entry]>([])

    /// The members that still have photos of the list. The first page starts it over.
    func unfinished(
        _ members: [any Service], of name: Name, on page: Int
    ) -> [any Service] {
        let finished = change(name) { entry -> Set<ServiceName> in
            if page == 1 { entry = Entry(name: name) }
            return entry.finished
        }
        return members.filter { !finished.contains($0.service) }
    }

    /// Notes that a service has no more of the list.
    func finish(_ service: ServiceName, of name: Name) { change(name) { $0.finished.insert(service) } }

    /// The photos that were on no page before this one, each once.
    func fresh(_ lists: [[Photo]], of name: Name, on page: Int) -> [[Photo]] {
        change(name) { entry in
            let fresh = DuplicatePhotos.single(lists) { entry.shown[$0].map { $0 != page } ?? false }
            for photo in fresh.joined() { entry.shown[DuplicatePhotos.key(of: photo)] = page }
            return fresh
        }
    }

    @discardableResult
    private func change<Value: Sendable>(_ name: Name, _ body: (inout Entry) -> Value) -> Value {
        entries.withLock { entries in
            let index = entries.firstIndex { $0.name == name }
            var entry = index.map { entries.remove(at: $0) } ?? Entry(name: name)
            let value = body(&entry)
            entries = (entries + [entry]).suffix(Self.most)
            return value
        }
    }
}
