import FoundationEssentials
import GalleryCore

/// Adds photos to the favorites and removes them. A favorite is stored with all that its service knows of it, and with
/// its pictures; so is a photo on a board.
struct FavoriteEditingInteractor: Sendable {
    let store: any FavoritesStore
    let pictures: FavoritePicturesInteractor
    /// Where pictures follow; nil where they are waited for.
    let queue: FavoritePictureQueue?
    let taste: any TasteLearning

    /// The entity is durable before its pictures are fetched.
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

    /// False when it was no favorite.
    func remove(_ id: PhotoID) throws(ScreenError) -> Bool {
        try storing(store.remove(id))
    }

    /// Which of these are favorites; none when the store cannot tell.
    func among(_ photos: [Photo]) -> Set<PhotoID> { (try? store.among(photos.map(\.id))) ?? [] }

    /// Whether nothing is left to be fetched. An own picture has come with its file.
    func isComplete(_ photo: Photo) -> Bool { pictures.missing(among: [photo]).isEmpty }

    /// Fetches what is not stored with the photo yet; returns why a picture could not be fetched.
    func complete(_ photo: Photo) async throws(ScreenError) -> CatalogError? {
        guard photo.id.service != .own else { return nil }
        let hasSome = try storing(store.picture(of: photo.id, size: .screen)) != nil
        return hasSome && isComplete(photo) ? nil : try await pictures.fetch(photo)
    }
}

enum FavoriteOutcome: Equatable, Sendable {
    case added
    case already
    /// It was a favorite already, its picture is being fetched.
    case pictureToCome
    /// It is a favorite, its picture could not be fetched.
    case withoutPicture(CatalogError)
}
