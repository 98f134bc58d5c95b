public import GalleryCore

public struct LocalPhotos: SimilarPhotos {
    /// Maximum number of seen photos, and of favorites, that are compared.
    private static let compared = 300
    private let seen: any SeenStore
    private let favorites: any FavoritesStore

    public init(seen: any SeenStore, favorites: any FavoritesStore) {
        self.seen = seen
        self.favorites = favorites
    }

    public func photo(_ id: PhotoID) -> Photo? {
        (try? favorites.favorite(id))?.photo ?? seen.seen(id)
    }

    public func descriptor(of photo: PhotoID) -> VisualDescriptor? { seen.descriptor(of: photo) }

    public func similar(to photo: Photo, count: Int) -> [Photo] {
        let words = photo.tags + (photo.altText ?? photo.title ?? "").split(separator: " ").map(String.init)
        let seen = seen.seen(havingAnyOf: Array(words.prefix(32)), count: Self.compared)
        return Array(
            PhotoSimilarity.ranked(others(than: photo, in: seen + favoritePhotos), like: photo).prefix(count))
    }

    public func similar(to photo: Photo, byColorAmong found: [Photo], count: Int) -> [Photo] {
        guard let color = photo.color else { return [] }
        let distance = PhotoSimilarity.distance(from: color)
        let all = found + favoritePhotos + seen.seen(nearest: count + 1, by: distance)
        let places = others(than: photo, in: all).compactMap { photo in
            photo.color.map { (photo, distance($0)) }
        }
        return places.sorted { $0.1 < $1.1 }.prefix(count).map(\.0)
    }

    public func similar(to descriptor: VisualDescriptor, count: Int) -> [Photo] {
        seen.seen(mostSimilar: count, to: descriptor)
    }

    private var favoritePhotos: [Photo] {
        ((try? favorites.favorites(after: nil, count: Self.compared)) ?? []).map(\.photo)
    }

    private func others(than photo: Photo, in photos: [Photo]) -> [Photo] {
        photos.filter { $0.id != photo.id }.distinct(by: \.id)
    }
}

public enum PhotoSimilarity {
    /// Function that returns the distance of a color from `color` in OKLab.
    public static func distance(from color: RGB) -> (RGB) -> Double {
        let lab = OKLab(color)
        return { lab.distance(to: OKLab($0)) }
    }

    /// Photos that share a term with `photo`, sorted by cosine similarity of the traits (Salton and McGill 1983).
    public static func ranked(_ others: [Photo], like photo: Photo) -> [Photo] {
        let traits = ([photo] + others).map { PhotoTraits($0) }
        let vectors = TraitSpace(traits).plainVectors(of: Array(traits.indices))
        guard let first = vectors.first, let terms = traits.first?.terms else { return [] }
        let width = (vectors.flatMap(\.entries).map(\.index).max() ?? -1) + 1
        var dense = [Double](repeating: 0, count: Int(width))
        first.add(times: 1, to: &dense)
        let alike = zip(others.indices, vectors.dropFirst())
            .filter { index, _ in traits[index + 1].terms.keys.contains { terms[$0] != nil } }
            .map { (index: $0, cosine: $1.dot(dense)) }
        return alike.sorted { ($1.cosine, $0.index) < ($0.cosine, $1.index) }.map { others[$0.index] }
    }
}
