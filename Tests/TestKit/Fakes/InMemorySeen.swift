public import FoundationEssentials
public import GalleryCore
import Synchronization

/// Finds whole words only.
public final class InMemorySeen: SeenStore {
    private let photos: Mutex<[Photo]>
    private let descriptors = Mutex<[PhotoID: VisualDescriptor]>([:])

    public init(_ photos: [Photo] = []) { self.photos = Mutex(photos) }

    /// IDs, most recently seen first.
    public var ids: [PhotoID] { photos.withLock { $0.map(\.id) } }

    public func record(_ photos: [Photo], at date: Date) {
        self.photos.withLock { known in
            for photo in photos {
                known.removeAll { $0.id == photo.id }
                known.insert(photo, at: 0)
            }
        }
    }
    public func record(_ color: RGB, of photo: PhotoID) {
        photos.withLock { photos in
            for index in photos.indices where photos[index].id == photo && photos[index].color == nil {
                photos[index].color = color
            }
        }
    }
    public func record(_ descriptor: VisualDescriptor, of photo: PhotoID) {
        descriptors.withLock { $0[photo] = descriptor }
    }
    public func descriptor(of photo: PhotoID) -> VisualDescriptor? { descriptors.withLock { $0[photo] } }
    public func seen(mostSimilar count: Int, to descriptor: VisualDescriptor) -> [Photo] {
        let descriptors = descriptors.withLock { $0 }
        let distances = photos.withLock { $0 }.compactMap { photo in
            descriptors[photo.id].map { (photo, descriptor.distance($0)) }
        }
        return distances.sorted { $0.1 < $1.1 }.prefix(count).map(\.0)
    }
    public func colors(of photos: [PhotoID]) -> [PhotoID: RGB] {
        let known = photos.compactMap { id in seen(id)?.color.map { (id, $0) } }
        return Dictionary(known) { first, _ in first }
    }
    public func seen(matching query: WordQuery, after photo: PhotoID?, count: Int) -> Page<Photo> {
        let found = photos.withLock {
            $0.filter { photo in query.parts.allSatisfy(Self.words(of: photo).contains) }
        }
        let place = photo.flatMap { photo in found.firstIndex { $0.id == photo } }
        let rest = found.dropFirst(place.map { $0 + 1 } ?? 0)
        return Page(items: Array(rest.prefix(count)), total: found.count, hasMore: rest.count > count)
    }
    public func seen(among photos: [PhotoID]) -> Set<PhotoID> { Set(ids).intersection(photos) }
    public func seen(_ id: PhotoID) -> Photo? { photos.withLock { $0.first { $0.id == id } } }
    public func seen(havingAnyOf words: [String], count: Int) -> [Photo] {
        Array(photos.withLock { $0.filter { !Set($0.tags).isDisjoint(with: words) } }.prefix(count))
    }
    public func seen(nearest count: Int, by distance: (RGB) -> Double) -> [Photo] {
        let known = photos.withLock { $0.compactMap { photo in photo.color.map { (photo, distance($0)) } } }
        return known.sorted { $0.1 < $1.1 }.prefix(count).map(\.0)
    }
    public func commonTags(limit: Int) -> [String] {
        let tags = photos.withLock { $0.flatMap(\.tags) }
        let counts = Dictionary(tags.map { ($0, 1) }, uniquingKeysWith: +)
        return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(limit).map(\.key)
    }
    private static func words(of photo: Photo) -> [String] {
        photo.tags + [photo.author.name]
            + (photo.title ?? "").lowercased().split(separator: " ").map(String.init)
    }

    public func forgetAll() { photos.withLock { $0 = [] } }
}
