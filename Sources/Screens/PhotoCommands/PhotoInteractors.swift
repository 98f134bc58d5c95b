public import GalleryCore

public struct PhotoInteractors: Sendable {
    let favorites: FavoriteEditingInteractor
    let saving: PhotoSavingInteractor
    let taste: TasteInteractor
    let seen: SeenInteractor
    let boards: BoardEditingInteractor
    let transfer: BoardTransferInteractor
    let annotations: AnnotationInteractor
    let pages: any PageOpening

    /// `picturesFollow` defers the pictures of favorites, as at a prompt; otherwise commands wait for them.
    public init(
        catalog: any PhotoCatalog, pictures: any PictureFetching, checker: any PictureChecking,
        converter: any PictureConverting, saved: any PhotoFiles, files: any LocalFiles,
        exporter: any BoardExporting, addresses: any PhotoAddresses, boardFiles: any BoardFileReading,
        favorites store: any FavoritesStore,
        boards: any BoardsStore,
        annotations: any AnnotationStore, seen: any SeenStore,
        taste: any TasteLearning & TasteRanking & TasteEditing, pages: any PageOpening,
        picturesFollow: Bool = false
    ) {
        let kept = FavoritePicturesInteractor(store: store, catalog: catalog, pictures: pictures)
        favorites = FavoriteEditingInteractor(
            store: store, pictures: kept, queue: picturesFollow ? FavoritePictureQueue(kept) : nil,
            taste: taste)
        saving = PhotoSavingInteractor(
            files: saved, pictures: pictures, checker: checker, converter: converter, favorites: favorites,
            taste: taste)
        self.taste = TasteInteractor(taste: taste)
        self.seen = SeenInteractor(store: seen, taste: taste)
        self.boards = BoardEditingInteractor(
            store: boards, favorites: favorites, files: files, checker: checker, taste: taste)
        transfer = BoardTransferInteractor(
            boards: boards, annotations: annotations, favorites: store, catalog: catalog,
            pictures: pictures, exporter: exporter, addresses: addresses, boardFiles: boardFiles,
            files: files, checker: checker)
        self.annotations = AnnotationInteractor(annotations: annotations, boards: boards)
        self.pages = pages
    }

    /// Starts fetching pictures that earlier sessions left, if pictures are deferred.
    public func fetchMissingPictures() { favorites.queue?.wake() }

    /// Photos whose deferred pictures failed since the last call.
    public func takeWithoutPictures() -> [FavoriteWithoutPicture] { favorites.queue?.takeNews() ?? [] }

    /// Records a view in the taste and the seen photos.
    func look(at photo: Photo) {
        taste.look(at: photo)
        seen.record([photo])
    }
}
