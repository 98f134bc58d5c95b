import FoundationEssentials
public import GalleryCore

/// Adds photos to the favorites and removes them.
public struct FavoriteEditingInteractor: Sendable {
    private let store: any FavoritesStore
    private let catalog: any PhotoCatalog
    private let pictures: any PictureFetching
    private let taste: any TasteLearning

    public init(
        store: any FavoritesStore, catalog: any PhotoCatalog, pictures: any PictureFetching,
        taste: any TasteLearning
    ) {
        self.store = store
        self.catalog = catalog
        self.pictures = pictures
        self.taste = taste
    }

    /// The entity is durable before its pictures are fetched.
    func add(_ photo: Photo) async throws(ScreenError) -> FavoriteOutcome {
        let pictures = FavoritePictures(catalog: catalog, pictures: pictures, favorites: store)
        let before = try storing { () throws(StoreError) in try store.favorite(photo.id) }
        if before != nil, try pictures.areStored(of: photo) { return .already }
        try storing { () throws(StoreError) in try store.add(photo, at: Date()) }
        taste.note(.favorited, of: [photo], at: Date())
        await pictures.complete(photo)
        if let why = try await pictures.store(of: photo) { return .withoutPicture(why) }
        return before == nil ? .added : .already
    }

    /// False when it was no favorite.
    func remove(_ id: PhotoID) throws(ScreenError) -> Bool {
        try storing { () throws(StoreError) in try store.remove(id) }
    }

    /// Which of these are favorites; none when the store cannot tell.
    func among(_ photos: [Photo]) -> Set<PhotoID> { (try? store.among(photos.map(\.id))) ?? [] }
}

enum FavoriteOutcome: Equatable, Sendable {
    case added
    case already
    /// It is a favorite, its picture could not be fetched.
    case withoutPicture(CatalogError)
}
