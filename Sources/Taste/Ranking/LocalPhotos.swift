public import GalleryCore

/// Finds photos like one among those seen and kept.
public struct LocalPhotos: SimilarPhotos {
    /// More are not compared.
    private static let compared = 300
    private let seen: any SeenStore
    private let favorites: any FavoritesStore

    public init(seen: any SeenStore, favorites: any FavoritesStore) {
        (self.seen, self.favorites) = (seen, favorites)
    }

    public func photo(_ id: PhotoID) -> Photo? {
        (try? favorites.favorite(id))?.photo ?? seen.seen(id)
    }

    public func alike(
        _ photo: Photo, by likeness: Similarity, among found: [Photo], count: Int
    ) -> [Photo] {
        let kept = ((try? favorites.favorites(after: nil, count: Self.compared)) ?? []).map(\.photo)
        switch likeness {
        case .subject:
            let words =
                photo.tags + (photo.altText ?? photo.title ?? "").split(separator: " ").map(String.init)
            let seen = seen.seen(havingAnyOf: Array(words.prefix(32)), count: Self.compared)
            let others = others(than: photo, in: found + seen + kept)
            return Array(PhotoSimilarity.ranked(others, like: photo).prefix(count))
        case .color:
            guard let color = photo.color else { return [] }
            let distance = PhotoSimilarity.distance(from: color)
            let all = found + kept + seen.seen(nearest: count + 1, by: distance)
            let places = others(than: photo, in: all).compactMap { photo in
                photo.color.map { (photo, distance($0)) }
            }
            return places.sorted { $0.1 < $1.1 }.prefix(count).map(\.0)
        }
    }

    private func others(than photo: Photo, in photos: [Photo]) -> [Photo] {
        var known: Set = [photo.id]
        return photos.filter { known.insert($0.id).inserted }
    }
}
