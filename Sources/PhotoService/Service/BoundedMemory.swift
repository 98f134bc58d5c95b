import GalleryCore
import Synchronization

/// Small session cache; a lost entry costs one request.
final class BoundedMemory<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private let most: Int
    private let values = Mutex<[Key: Value]>([:])

    /// A new key clears all entries when `most` is reached.
    init(most: Int = 100) { self.most = most }

    subscript(key: Key) -> Value? {
        get { values.withLock { $0[key] } }
        set {
            values.withLock { values in
                if newValue != nil, values[key] == nil, values.count >= most { values = [:] }
                values[key] = newValue
            }
        }
    }
}

extension BoundedMemory<PhotoID, String> {
    /// Page of the first query that finds other photos than `photo`; later pages reuse this query.
    func photos(
        like photo: Photo, _ page: PageRequest, by queries: (Photo) async throws(CatalogError) -> [String],
        _ search: (String) async throws(CatalogError) -> Page<Photo>
    ) async throws(CatalogError) -> Page<Photo> {
        let candidates = if let query = self[photo.id] { [query] } else { try await queries(photo) }
        for query in candidates {
            var found = try await search(query)
            found.items.removeAll { $0.id == photo.id }
            guard !found.items.isEmpty || page.number > 1 else { continue }
            self[photo.id] = query
            return found
        }
        return Page(items: [], total: 0, hasMore: false)
    }
}
