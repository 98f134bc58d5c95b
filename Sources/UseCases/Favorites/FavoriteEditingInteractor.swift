import FoundationEssentials
public import GalleryCore

/// Adds and removes favorites. Favorites and photos on boards are stored with all metadata and with their pictures.
public struct FavoriteEditingInteractor: Sendable {
    let store: any FavoritesStore
    let pictures: FavoritePicturesInteractor
    /// Queue for deferred pictures; `nil` to fetch them before returning.
    let queue: FavoritePictureQueue?
    let taste: any TasteLearning
    public let reports: DownloadReports
    let demo = FirstUse()

    /// If `fetchesPicturesLater`, as at a prompt, pictures are deferred; otherwise callers wait for them.
    public init(
        store: any FavoritesStore, catalog: any PhotoCatalog, pictures: any PictureFetching,
        taste: any TasteLearning, reports: any DownloadReportStore, fetchesPicturesLater: Bool
    ) {
        self.store = store
        self.taste = taste
        self.reports = DownloadReports(pictures: pictures, catalog: catalog, store: reports)
        self.pictures = FavoritePicturesInteractor(store: store, catalog: catalog, pictures: pictures)
        queue = fetchesPicturesLater ? FavoritePictureQueue(self.pictures) : nil
    }

    /// Whether no photo of the demo was added in this session; false from then on.
    public func beginsWithDemo() -> Bool { demo.begins() }

    /// Starts fetching pictures that earlier sessions did not fetch, if pictures are deferred.
    public func fetchMissingPictures() { queue?.wake() }

    /// Photos whose deferred pictures failed since the last call.
    public func takeWithoutPictures() -> [FavoriteWithoutPicture] { queue?.takeNews() ?? [] }

    /// The photo is durable before its pictures are fetched.
    public func add(_ photo: Photo) async throws(ScreenError) -> FavoriteOutcome {
        let isNew = try storing(store.favorite(photo.id)) == nil
        if !isNew, isComplete(photo) { return .already }
        try storing(store.add(photo, at: Date()))
        if isNew {
            taste.record(.favorited, of: [photo], at: Date())
            reports.note(photo)
        }
        if let queue {
            queue.wake()
            return isNew || isComplete(photo) ? .added : .pictureToCome
        }
        if let why = try await complete(photo) { return .withoutPicture(why) }
        return isNew ? .added : .already
    }

    public func remove(_ id: PhotoID) throws(ScreenError) -> Bool {
        try storing(store.remove(id))
    }

    /// Favorites among photos; empty if the store cannot be read.
    public func among(_ photos: [Photo]) -> Set<PhotoID> { (try? store.among(photos.map(\.id))) ?? [] }

    /// Photos that are not favorites; empty if the store cannot be read.
    public func removed(among photos: [Photo]) -> Set<PhotoID> {
        let ids = photos.map(\.id)
        return (try? store.among(ids)).map(Set(ids).subtracting) ?? []
    }

    /// `nil` if the store cannot be read.
    public var count: Int? { try? store.count() }

    /// Photos stored without pictures; empty if the store cannot be read.
    public func withoutPictures(among photos: [Photo]) -> Set<PhotoID> { pictures.missing(among: photos) }

    /// False if the photo is stored without its pictures.
    public func isComplete(_ photo: Photo) -> Bool { pictures.missing(among: [photo]).isEmpty }

    /// If pictures are missing, fetches them and the metadata; returns the error of the first picture not fetched.
    func complete(_ photo: Photo) async throws(ScreenError) -> CatalogError? {
        guard !photo.isStoredWhole else { return nil }
        let hasSome = try storing(store.picture(of: photo.id, size: .screen)) != nil
        return hasSome && isComplete(photo) ? nil : try await pictures.fetch(photo)
    }
}
