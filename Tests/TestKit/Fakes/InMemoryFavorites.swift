public import FoundationEssentials
public import GalleryCore
import Synchronization

public final class InMemoryFavorites: FavoritesStore {
    private struct State {
        var pictures: [PhotoID: [FavoritePictureSize: [UInt8]]] = [:]
        /// All favorites, including removed ones, which return to their former position when restored.
        var everything: [Favorite] = []
        var removed: Set<PhotoID> = []

        var kept: [Favorite] { everything.filter { !removed.contains($0.photo.id) } }
    }
    private let state = Mutex(State())

    public init(_ photos: [Photo] = []) {
        for photo in photos.reversed() { add(photo, at: Date(timeIntervalSince1970: 0)) }
    }

    public func add(_ photo: Photo, at date: Date) {
        state.withLock { state in
            state.removed.remove(photo.id)
            if let index = state.everything.firstIndex(where: { $0.photo.id == photo.id }) {
                let before = state.everything[index]
                state.everything[index] = Favorite(photo: photo, addedAt: before.addedAt)
            } else {
                state.everything.insert(Favorite(photo: photo, addedAt: date), at: 0)
            }
        }
    }
    public func refresh(_ photo: Photo) {
        state.withLock { state in
            guard let index = state.everything.firstIndex(where: { $0.photo.id == photo.id }) else { return }
            state.everything[index] = Favorite(photo: photo, addedAt: state.everything[index].addedAt)
        }
    }
    public func save(picture: [UInt8], size: FavoritePictureSize, of id: PhotoID) {
        state.withLock { $0.pictures[id, default: [:]][size] = picture }
    }
    public func remove(_ id: PhotoID) -> Bool {
        state.withLock { state in
            state.kept.contains { $0.photo.id == id } && state.removed.insert(id).inserted
        }
    }
    public func favorites(after photo: PhotoID?, count: Int) -> [Favorite] {
        state.withLock { state in
            let all = state.everything
            let start = photo.flatMap { id in all.firstIndex { $0.photo.id == id } }.map { $0 + 1 } ?? 0
            return all[start...].filter { !state.removed.contains($0.photo.id) }.prefix(count).map(\.self)
        }
    }
    public func favorite(_ id: PhotoID) -> Favorite? {
        state.withLock { $0.kept.first { $0.photo.id == id } }
    }
    public func count() -> Int { state.withLock { $0.kept.count } }
    public func among(_ ids: [PhotoID]) -> Set<PhotoID> {
        state.withLock { Set($0.kept.map(\.photo.id)).intersection(ids) }
    }
    public func commonTags(limit: Int) -> [String] {
        let tags = state.withLock { $0.kept.flatMap(\.photo.tags) }
        let counts = Dictionary(tags.map { ($0, 1) }, uniquingKeysWith: +)
        return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(limit).map(\.key)
    }
    public func withoutPictures(limit: Int) -> [Photo] {
        state.withLock { state in
            state.kept.map(\.photo).filter { state.pictures[$0.id]?[.screen] == nil && $0.id.service != .own }
                .prefix(limit).map(\.self)
        }
    }
    public func withoutPictures(among ids: [PhotoID]) -> Set<PhotoID> {
        Set(withoutPictures(limit: .max).map(\.id)).intersection(ids)
    }
    public func withPictures(among ids: [PhotoID]) -> Set<PhotoID> {
        state.withLock { Set($0.pictures.keys).intersection(ids) }
    }
    public func picture(of id: PhotoID, size: FavoritePictureSize) -> [UInt8]? {
        state.withLock { $0.pictures[id]?[size] }
    }
}

extension InMemoryFavorites: FavoritesSearching {
    /// Searches tags only; ignores `photo`.
    public func favorites(
        matching query: WordQuery, after photo: PhotoID?, count: Int
    ) -> Page<Photo> {
        let found = favorites(after: nil, count: .max).map(\.photo).filter { photo in
            query.parts.allSatisfy(photo.tags.contains)
        }
        return Page(items: Array(found.prefix(count)), total: found.count, hasMore: found.count > count)
    }
}
