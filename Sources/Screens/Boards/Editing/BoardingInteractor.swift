import FoundationEssentials
public import GalleryCore

/// The rules of boards: what is put on one is kept like a favourite; own pictures are copied, whole, and stay here.
public struct BoardingInteractor: BoardingInteracting {
    /// The largest own file, in bytes: what is larger could not be shown either.
    static let fileLimit = 64 << 20

    private let boardStore: any BoardsStore
    private let annotations: any AnnotationStore
    private let catalog: any PhotoCatalog
    private let pictures: any PictureFetching
    private let favorites: any FavoritesStore
    private let files: any LocalFiles
    private let checker: any PictureChecking
    private let taste: any TasteLearning

    public init(
        boards: any BoardsStore, annotations: any AnnotationStore, catalog: any PhotoCatalog,
        pictures: any PictureFetching, favorites: any FavoritesStore, files: any LocalFiles,
        checker: any PictureChecking, taste: any TasteLearning
    ) {
        boardStore = boards
        self.annotations = annotations
        self.catalog = catalog
        self.pictures = pictures
        self.favorites = favorites
        self.files = files
        self.checker = checker
        self.taste = taste
    }

    func boards() throws(ScreenError) -> [Board] {
        try keeping { () throws(StoreError) in try boardStore.boards() }
    }

    func board(named name: String) throws(ScreenError) -> Board? {
        try keeping { () throws(StoreError) in try boardStore.board(named: name) }
    }

    func make(_ name: String) throws(ScreenError) -> Board? {
        try keeping { () throws(StoreError) in try boardStore.make(name, at: Date()) }
    }

    func change(_ board: Board, _ change: BoardChange) throws(ScreenError) -> Bool {
        try keeping { () throws(StoreError) in try boardStore.change(board.id, change, at: Date()) }
    }

    func add(
        _ photos: [Photo], to board: Board, progress: (Int) -> Void
    ) async throws(ScreenError) -> BoardAddition? {
        // All of them first and for good; pictures take their time, and can be stopped.
        let count = try keeping { () throws(StoreError) in
            try boardStore.add(photos, to: board.id, at: Date())
        }
        guard let count else { return nil }
        taste.note(.boarded, of: photos, at: Date())
        let keeper = PictureKeeper(catalog: catalog, pictures: pictures, favorites: favorites)
        var addition = BoardAddition(added: count)
        for (index, photo) in photos.enumerated() where !Task.isCancelled {
            progress(index)
            guard try !keeper.hasPictures(of: photo) else { continue }
            await keeper.complete(photo)
            guard let why = try await keeper.keepPictures(of: photo), why != .cancelled else { continue }
            addition.withoutPicture += 1
            addition.why = why
        }
        return addition
    }

    func addFile(_ path: String, to board: Board) async throws(ScreenError) -> Bool? {
        let file = try keeping { () throws(StoreError) in try files.read(path, limit: Self.fileLimit) }
        let size: PixelSize
        do throws(StoreError) { size = try await checker.check(fileAt: file.path) } catch {
            throw .store(error)
        }
        let photo = Photo(own: file, size: size)
        let added = try keeping { () throws(StoreError) in
            try boardStore.addOwn(photo, file: file.bytes, to: board.id, at: Date())
        }
        taste.note(.boarded, of: [photo], at: Date())
        return added.map { $0 > 0 }
    }

    func take(_ photos: [Photo], off board: Board) throws(ScreenError) -> Int {
        try keeping { () throws(StoreError) in
            try boardStore.take(photos.map(\.id), off: board.id, at: Date())
        }
    }

    func remove(_ board: Board) throws(ScreenError) -> Bool {
        try keeping { () throws(StoreError) in try boardStore.remove(board.id, at: Date()) }
    }

    func move(_ photos: [Photo], to place: BoardPlace, on board: Board) throws(ScreenError) -> Int {
        try keeping { () throws(StoreError) in
            try boardStore.move(photos.map(\.id), to: place, on: board.id, at: Date())
        }
    }

    func annotate(_ photo: Photo, _ change: AnnotationChange) throws(ScreenError) -> Bool {
        try keeping { () throws(StoreError) in try annotations.annotate(photo.id, change) }
    }

    func remarks(on photo: Photo) -> Remarks {
        Remarks(
            annotation: (try? annotations.annotation(of: photo.id)) ?? Annotation(),
            boards: (try? boardStore.names(with: photo.id)) ?? [])
    }
}
