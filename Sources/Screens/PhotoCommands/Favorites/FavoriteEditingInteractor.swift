import FoundationEssentials
import GalleryCore

/// Adds photos to the favorites and removes them. A favorite is stored with all that its service knows of it, and with
/// its pictures; so is a photo on a board.
struct FavoriteEditingInteractor: Sendable {
    let store: any FavoritesStore
    let catalog: any PhotoCatalog
    let pictures: any PictureFetching
    let taste: any TasteLearning

    /// The entity is durable before its pictures are fetched.
    func add(_ photo: Photo) async throws(ScreenError) -> FavoriteOutcome {
        let before = try storing(store.favorite(photo.id))
        if before != nil, try isComplete(photo) { return .already }
        try storing(store.add(photo, at: Date()))
        taste.note(.favorited, of: [photo], at: Date())
        if let why = try await complete(photo) { return .withoutPicture(why) }
        return before == nil ? .added : .already
    }

    /// False when it was no favorite.
    func remove(_ id: PhotoID) throws(ScreenError) -> Bool {
        try storing(store.remove(id))
    }

    /// Which of these are favorites; none when the store cannot tell.
    func among(_ photos: [Photo]) -> Set<PhotoID> { (try? store.among(photos.map(\.id))) ?? [] }

    /// Whether nothing is left to be fetched. An own picture has come with its file.
    func isComplete(_ photo: Photo) throws(ScreenError) -> Bool {
        if photo.id.service == .own { return true }
        return try storing(store.picture(of: photo.id, size: .screen)) != nil
    }

    /// Fetches what is not stored with the photo yet; returns why a picture could not be fetched.
    func complete(_ photo: Photo) async throws(ScreenError) -> CatalogError? {
        if photo.id.service == .own { return nil }
        await fetchFacts(of: photo)
        for size in FavoritePictureSize.allCases {
            let bytes: [UInt8]
            do throws(CatalogError) {
                bytes = try await pictures.picture(photo.source, of: photo.id.service, width: size.width)
            } catch {
                return error
            }
            try storing(store.save(picture: bytes, size: size, of: photo.id))
        }
        return nil
    }

    /// Lists leave out camera and place; favorites should have them offline. Failing here loses nothing.
    private func fetchFacts(of photo: Photo) async {
        guard photo.exif == nil, (catalog.budget()?.remaining ?? .max) > 10,
            let whole = try? await catalog.photo(photo.id)
        else { return }
        try? store.refresh(whole.completed(by: photo))
    }
}

enum FavoriteOutcome: Equatable, Sendable {
    case added
    case already
    /// It is a favorite, its picture could not be fetched.
    case withoutPicture(CatalogError)
}
