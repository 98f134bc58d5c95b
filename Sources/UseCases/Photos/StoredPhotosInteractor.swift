public import GalleryCore

/// Facts about photos, for screens that show them: favorites, boards, marks, the user's texts, and whether the demo
/// replaces the service; also what the session has shown already.
public struct StoredPhotosInteractor: Sendable {
    let favorites: FavoriteEditingInteractor
    let boards: BoardEditingInteractor
    public let annotations: AnnotationInteractor
    public let marks: PhotoMarks
    let catalog: any PhotoCatalog
    let files: AttachedFiles
    /// Lists of the session below which a hint names the grid.
    let listing: FirstUse
    /// Failures of services that the session has reported.
    let reported = SessionValue<[PageNote]>([])

    public init(
        favorites: FavoriteEditingInteractor, boards: BoardEditingInteractor,
        annotations: AnnotationInteractor, marks: PhotoMarks,
        catalog: any PhotoCatalog, files: AttachedFiles = AttachedFiles(), listing: FirstUse = FirstUse()
    ) {
        self.files = files
        self.favorites = favorites
        self.boards = boards
        self.annotations = annotations
        self.marks = marks
        self.catalog = catalog
        self.listing = listing
    }

    /// Whether photos are of the demo although the user did not choose it.
    public func demoReplacesService(for photos: [Photo]) -> Bool {
        catalog.service != .demo && !photos.isEmpty && photos.allSatisfy(\.isInvented)
    }

    public func beginsListing() -> Bool { listing.begins() }

    /// Notes without those that repeat why photos of a service are missing.
    public func unreported(_ notes: [PageNote]) -> [PageNote] {
        let known = reported.value
        reported.value += notes.compactMap(\.missingService).filter { !known.contains($0) }
        return notes.filter { note in note.missingService.map { !known.contains($0) } ?? true }
    }

    /// Favorites among photos; empty if the store cannot be read.
    public func favorites(among photos: [Photo]) -> Set<PhotoID> { files.among(photos, favorites.among) }

    public func isFavorite(_ photo: Photo) -> Bool { !favorites(among: [photo]).isEmpty }

    /// Favorites and board photos without stored pictures; empty if the store cannot be read.
    public func withoutPictures(among photos: [Photo]) -> Set<PhotoID> {
        files.among(photos, favorites.withoutPictures)
    }

    /// False if the photo is stored without its pictures.
    public func isComplete(_ photo: Photo) -> Bool { favorites.isComplete(files.current(photo)) }

    /// Board section of each photo; empty for other lists.
    public func sections(of photos: [Photo], in list: PhotoListID) -> [PhotoID: String] {
        guard case .board(let board, _) = list else { return [:] }
        return boards.sections(of: photos, on: board)
    }

    public func removals(from list: PhotoListID, among photos: [Photo]) -> Removals {
        switch list {
        case .favorites: Removals(photos: favorites.removed(among: photos), left: favorites.count)
        case .favoritesMatching: Removals(photos: favorites.removed(among: photos))
        case .board(let board, let query):
            Removals(
                photos: boards.removed(among: photos, from: board),
                left: query.isEmpty ? boards.count(on: board) : nil)
        case .folder, .alike, .files: Removals(photos: files.trashed(among: photos))
        default: Removals()
        }
    }

    /// Photo with the user's alternative text, and the user's tags and note.
    public func annotated(_ photo: Photo) -> (photo: Photo, annotation: Annotation) {
        annotations.annotated(files.current(photo))
    }

    /// Rows of a list under the present names of their files.
    public func renamed(_ list: PhotoList) -> PhotoList { files.renamed(list) }

    public func renamed(_ row: Photo) -> Photo { files.renamed(row) }

    public func boardInUse() throws(ScreenError) -> Board? { try boards.boardInUse() }
}
