import FoundationEssentials
public import GalleryCore

/// The rules of keeping: the entity first and for good, then its pictures; a file only when it is whole.
public struct KeepingInteractor: KeepingInteracting {
    let boarding: any BoardingInteracting
    private let pictures: any PictureFetching
    private let catalog: any PhotoCatalog
    private let favorites: any FavoritesStore
    private let files: any PhotoFiles
    private let checker: any PictureChecking
    private let converter: any PictureConverting
    private let pages: any PageOpening
    let taste: any Taste
    private let seen: any SeenStore

    /// Everything known of a person's taste.
    public typealias Taste = TasteLearning & TasteRanking & TasteEditing

    public init(
        catalog: any PhotoCatalog, pictures: any PictureFetching, favorites: any FavoritesStore,
        files: any PhotoFiles, checker: any PictureChecking, converter: any PictureConverting,
        pages: any PageOpening, taste: any Taste, seen: any SeenStore, boarding: BoardingInteractor
    ) {
        self.boarding = boarding
        self.pictures = pictures
        self.catalog = catalog
        self.favorites = favorites
        self.files = files
        self.checker = checker
        self.converter = converter
        self.taste = taste
        self.seen = seen
        self.pages = pages
    }

    func learn(_ signal: TasteSignal, from photos: [Photo]) { taste.note(signal, of: photos, at: Date()) }
    func look(at photo: Photo) {
        taste.beginLook(at: photo, at: Date())
        see([photo])
    }
    func see(_ photos: [Photo]) { if learns { seen.note(photos, at: Date()) } }
    func reason(for photo: Photo) -> Reason? { taste.reason(for: photo, at: Date()) }
    var learns: Bool { !taste.isPaused }

    func keep(_ photo: Photo) async throws(ScreenError) -> KeepOutcome {
        let keeper = PictureKeeper(catalog: catalog, pictures: pictures, favorites: favorites)
        let before = try keeping { () throws(StoreError) in try favorites.favorite(photo.id) }
        if before != nil, try keeper.hasPictures(of: photo) { return .already }
        try keeping { () throws(StoreError) in try favorites.add(photo, at: Date()) }
        learn(.kept, from: [photo])
        await keeper.complete(photo)
        if let why = try await keeper.keepPictures(of: photo) { return .withoutPicture(why) }
        return before == nil ? .kept : .already
    }

    func forget(_ id: PhotoID) throws(ScreenError) -> Bool {
        try keeping { () throws(StoreError) in try favorites.remove(id) }
    }

    func kept(among photos: [Photo]) -> Set<PhotoID> {
        (try? favorites.among(photos.map(\.id))) ?? []
    }

    func save(
        _ photo: Photo, _ order: SaveOrder, progress: @escaping @Sendable (Int64, Int64?) -> Void
    ) async throws(ScreenError) -> Saved {
        let saver = PhotoSaver(pictures: pictures, files: files, checker: checker, converter: converter)
        let file = try await saver.save(photo, order, progress: progress)
        learn(.saved, from: [photo])
        return Saved(file: file, keeping: await keepSaved(photo))
    }

    func path(of photo: Photo) async throws(ScreenError) -> String? {
        try keeping { () throws(StoreError) in try files.path(of: photo, in: nil, as: nil) }
    }

    func openPage(_ link: String) async -> Bool { await pages.open(link) }

    /// The file is there: that the photo could not be kept as well does not take it away.
    private func keepSaved(_ photo: Photo) async -> ScreenError? {
        do throws(ScreenError) { _ = try await keep(photo) } catch { return error }
        return nil
    }
}
