public import GalleryCore
import Synchronization

/// Photos marked in this session, in the order of marking, and those saved last. Both are kept across lists.
public final class PhotoMarks: Sendable {
    private let marked = Mutex<[Photo]>([])
    private let latest = Mutex<[Photo]>([])

    public init() {}

    public var photos: [Photo] { marked.withLock { $0 } }
    public var ids: [PhotoID] { photos.map(\.id) }

    /// Photos of the last `save`.
    public internal(set) var saved: [Photo] {
        get { latest.withLock { $0 } }
        set { latest.withLock { $0 = newValue } }
    }

    /// Marked photo, or one of those saved last.
    public func photo(_ id: PhotoID) -> Photo? { (photos + saved).first { $0.id == id } }

    /// Returns the number of photos that were not marked yet.
    @discardableResult public func add(_ photos: [Photo]) -> Int {
        marked.withLock { marked in
            var known = Set(marked.map(\.id))
            let new = photos.filter { known.insert($0.id).inserted }
            marked += new
            return new.count
        }
    }

    /// Returns the number of removed marks.
    @discardableResult public func remove(_ ids: [PhotoID]) -> Int {
        marked.withLock { marked in
            let before = marked.count
            let removed = Set(ids)
            marked.removeAll { removed.contains($0.id) }
            return before - marked.count
        }
    }

    /// Marks photos, or removes their marks if all are marked; returns whether they are marked now.
    @discardableResult public func toggle(_ photos: [Photo]) -> Bool {
        guard add(photos) == 0 else { return true }
        remove(photos.map(\.id))
        return false
    }

    public func clear() {
        marked.withLock { $0 = [] }
        saved = []
    }
}
