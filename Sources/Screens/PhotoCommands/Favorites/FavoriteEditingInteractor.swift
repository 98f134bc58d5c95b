import FoundationEssentials
import GalleryCore

/// Adds and removes favorites. Favorites and photos on boards are stored with all facts and with their pictures.
struct FavoriteEditingInteractor: Sendable {
    let store: any FavoritesStore
    let pictures: FavoritePicturesInteractor
    /// Queue for deferred pictures; `nil` to fetch them before returning.
    let queue: FavoritePictureQueue?
    let taste: any TasteLearning

    /// The photo is durable before its pictures are fetched.
    func add(_ photo: Photo) async throws(ScreenError) -> FavoriteOutcome {
        let isNew = try storing(store.favorite(photo.id)) == nil
        if !isNew, isComplete(photo) { return .already }
        try storing(store.add(photo, at: Date()))
        if isNew { taste.note(.favorited, of: [photo], at: Date()) }
        if let queue {
            queue.wake()
            return isNew || isComplete(photo) ? .added : .pictureToCome
        }
        if let why = try await complete(photo) { return .withoutPicture(why) }
        return isNew ? .added : .already
    }

    /// Returns false if the photo was not a favorite.
    func remove(_ id: PhotoID) throws(ScreenError) -> Bool {
        try storing(store.remove(id))
    }

    /// Favorites among photos; empty if the store cannot be read.
    func among(_ photos: [Photo]) -> Set<PhotoID> { (try? store.among(photos.map(\.id))) ?? [] }

    /// Whether all pictures are stored. Imported files come with theirs.
    func isComplete(_ photo: Photo) -> Bool { pictures.missing(among: [photo]).isEmpty }

    /// Fetches missing data; returns the error of a picture that could not be fetched.
    func complete(_ photo: Photo) async throws(ScreenError) -> CatalogError? {
        guard photo.id.service != .own else { return nil }
        let hasSome = try storing(store.picture(of: photo.id, size: .screen)) != nil
        return hasSome && isComplete(photo) ? nil : try await pictures.fetch(photo)
    }
}

enum FavoriteOutcome: Equatable, Sendable {
    case added
    case already
    case pictureToCome
    /// Added, but its picture could not be fetched.
    case withoutPicture(CatalogError)
}
