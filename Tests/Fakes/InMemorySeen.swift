package import FoundationEssentials
package import GalleryCore
import Synchronization

/// What was seen, for as long as the test lasts; looks for words as they stand.
package final class InMemorySeen: SeenStore {
    private let photos: Mutex<[Photo]>

    package init(_ photos: [Photo] = []) { self.photos = Mutex(photos) }

    /// Seen last first.
    package var ids: [PhotoID] { photos.withLock { $0.map(\.id) } }

    package func note(_ photos: [Photo], at date: Date) {
        self.photos.withLock { known in
            for photo in photos {
                known.removeAll { $0.id == photo.id }
                known.insert(photo, at: 0)
            }
        }
    }
    package func seen(matching query: WordQuery, after photo: PhotoID?, count: Int) -> Page<Photo> {
        let found = photos.withLock { $0.filter { photo in query.parts.allSatisfy(photo.tags.contains) } }
        let place = photo.flatMap { photo in found.firstIndex { $0.id == photo } }
        let rest = found.dropFirst(place.map { $0 + 1 } ?? 0)
        return Page(items: Array(rest.prefix(count)), total: found.count, hasMore: rest.count > count)
    }
    package func commonTags(limit: Int) -> [String] {
        let tags = photos.withLock { $0.flatMap(\.tags) }
        let counts = Dictionary(tags.map { ($0, 1) }, uniquingKeysWith: +)
        return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(limit).map(\.key)
    }
    package func forgetAll() { photos.withLock { $0 = [] } }
}
