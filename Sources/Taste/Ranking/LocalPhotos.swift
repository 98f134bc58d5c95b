public import GalleryCore

/// Finds similar photos among seen ones and favorites.
public struct LocalPhotos: SimilarPhotos {
    /// Maximum number of photos compared.
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

    public func look(of photo: PhotoID) -> PictureLook? { seen.look(of: photo) }

    public func alike(_ photo: Photo, count: Int) -> [Photo] {
        let words = photo.tags + (photo.altText ?? photo.title ?? "").split(separator: " ").map(String.init)
        let seen = seen.seen(havingAnyOf: Array(words.prefix(32)), count: Self.compared)
        return Array(PhotoSimilarity.ranked(others(than: photo, in: seen + kept), like: photo).prefix(count))
    }

    public func alike(_ photo: Photo, byColorAmong found: [Photo], count: Int) -> [Photo] {
        guard let color = photo.color else { return [] }
        let distance = PhotoSimilarity.distance(from: color)
        let all = found + kept + seen.seen(nearest: count + 1, by: distance)
        let places = others(than: photo, in: all).compactMap { photo in
            photo.color.map { (photo, distance($0)) }
        }
        return places.sorted { $0.1 < $1.1 }.prefix(count).map(\.0)
    }

    public func alike(_ look: PictureLook, count: Int) -> [Photo] { seen.seen(likest: count, to: look) }

    private var kept: [Photo] {
        ((try? favorites.favorites(after: nil, count: Self.compared)) ?? []).map(\.photo)
    }

    private func others(than photo: Photo, in photos: [Photo]) -> [Photo] {
        var known: Set = [photo.id]
        return photos.filter { known.insert($0.id).inserted }
    }
}

public enum PhotoSimilarity {
    /// Distance from a color in OKLab; 0 for the same color.
    public static func distance(from color: RGB) -> (RGB) -> Double {
        let place = OKLab(color)
        return { place.distance(to: OKLab($0)) }
    }

    /// Ranks by cosine similarity of traits (Salton and McGill 1983). Omits photos without a common term.
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
