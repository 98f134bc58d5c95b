import GalleryCore
import Synchronization

/// State of recent combined lists: the page on which each photo was shown, and the members that have no more photos.
final class FetchedLists: Sendable {
    enum Name: Hashable, Sendable {
        /// The page size is part of the identity, because it determines the photos of a page.
        case photos(PhotoQuery, pageSize: Int)
        case collections(CollectionKind)
    }

    private struct Entry {
        let name: Name
        /// Number of the page that shows a photo, by each of the photo's `DuplicatePhotos.keys`.
        var shown: [String: Int] = [:]
        var finished: Set<ServiceName> = []
        /// Numbers of the pages to which a member contributed two pages of its own.
        var doubled: [ServiceName: Set<Int>] = [:]
    }

    /// Maximum number of tracked lists. A list that is no longer tracked may show a photo twice.
    private static let most = 32

    private let entries = Mutex<[Entry]>([])

    /// Members that have more photos for the list. Page 1 clears the record of the list.
    func unfinished(
        _ members: [any Service], of name: Name, on page: Int
    ) -> [any Service] {
        let finished = change(name) { entry -> Set<ServiceName> in
            if page == 1 { entry = Entry(name: name) }
            return entry.finished
        }
        return members.filter { !finished.contains($0.service) }
    }

    /// Request to a member for its part of a page, or for a `second` part; skips second parts that earlier pages used.
    func request(
        _ share: PageRequest, to service: ServiceName, of name: Name, second: Bool = false
    ) -> PageRequest {
        let earlier = change(name) { entry in
            if !second { entry.doubled[service]?.remove(share.number) }
            return (entry.doubled[service] ?? []).count { $0 < share.number }
        }
        return PageRequest(number: share.number + earlier + (second ? 1 : 0), size: share.size)
    }

    func double(_ service: ServiceName, of name: Name, on page: Int) {
        change(name) { _ = $0.doubled[service, default: []].insert(page) }
    }

    func finish(_ service: ServiceName, of name: Name) { change(name) { $0.finished.insert(service) } }

    /// Photos that are not on another page of the list, without duplicates. Records them as shown on `page`.
    func fresh(_ lists: [[Photo]], of name: Name, on page: Int) -> [[Photo]] {
        change(name) { entry in
            let fresh = DuplicatePhotos.single(lists) { entry.shown[$0].map { $0 != page } ?? false }
            for key in fresh.joined().flatMap(DuplicatePhotos.keys) { entry.shown[key] = page }
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
