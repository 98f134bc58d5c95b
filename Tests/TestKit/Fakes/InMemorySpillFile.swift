package import GalleryCore
import Synchronization

/// Spill file in memory, with room for the photos of `room` calls of `spill`.
package final class InMemorySpillFile: PhotoSpilling {
    private let pieces = Mutex<[[Photo]]>([])
    private let room: Int

    package init(room: Int = .max) { self.room = room }

    package var count: Int { pieces.withLock(\.count) }

    package func spill(_ photos: [Photo]) -> SpillOffset? {
        pieces.withLock { pieces in
            guard pieces.count < room else { return nil }
            pieces.append(photos)
            return SpillOffset(offset: Int64(pieces.count - 1), length: photos.count)
        }
    }

    package func photos(at location: SpillOffset) -> [Photo] { pieces.withLock { $0[Int(location.offset)] } }
}
