public import GalleryCore
import Synchronization

/// In-memory replacement of the spill file, for at most `room` pieces.
public final class InMemoryShelf: PhotoSpilling {
    private let pieces = Mutex<[[Photo]]>([])
    private let room: Int

    public init(room: Int = .max) { self.room = room }

    public var count: Int { pieces.withLock(\.count) }

    public func putAway(_ photos: [Photo]) -> SpillOffset? {
        pieces.withLock { pieces in
            guard pieces.count < room else { return nil }
            pieces.append(photos)
            return SpillOffset(offset: Int64(pieces.count - 1), length: photos.count)
        }
    }

    public func photos(at mark: SpillOffset) -> [Photo] { pieces.withLock { $0[Int(mark.offset)] } }
}
