import GalleryCore
import PhotoService
import PhotoStore
import Screens
import Taste
import UseCases

/// Use cases of photos and boards that several screens share.
struct PhotoUseCases {
    let favorites: FavoriteEditingInteractor
    let boards: BoardEditingInteractor
    let exporter: BoardFolders
    let transfer: BoardTransferInteractor
    let exports: BoardExportInteractor
    let seen: SeenInteractor
    let credits: CreditInteractor
    let commands: PhotoCommandInteractors

    init(
        catalog: any PhotoCatalog, pictures: any PictureFetching, kept: any PictureFetching,
        checker: any PictureChecking,
        converter: any PictureConverting, saved: any PhotoFiles, exporter: BoardFolders,
        favorites store: SQLiteFavorites, boards boardStore: SQLiteBoards, annotations: SQLiteAnnotations,
        alts: SQLiteAltTexts, credits files: FileCredits, seen seenStore: SQLiteSeen, taste: PersonalTaste,
        stated: StatedCredits,
        reports: SQLiteDownloadReports, undo: any UndoStore, recalled: any LineRecall, marks: PhotoMarks,
        saving defaults: SessionValue<SavePreferences>,
        pages: any PageOpening, clipboard: any PictureClipboard, fetchesPicturesLater: Bool,
        settings: any SettingRestoring
    ) {
        self.exporter = exporter
        favorites = FavoriteEditingInteractor(
            store: store, catalog: catalog, pictures: kept, taste: taste, reports: reports,
            fetchesPicturesLater: fetchesPicturesLater)
        boards = BoardEditingInteractor(
            store: boardStore, favorites: favorites, files: LocalFilesOnDisk(), checker: checker, taste: taste
        )
        transfer = BoardTransferInteractor(
            boards: boardStore, annotations: annotations, favorites: store, catalog: catalog,
            addresses: Services.addresses, boardFiles: BoardFilesOnDisk(), files: LocalFilesOnDisk(),
            checker: checker)
        exports = BoardExportInteractor(
            boards: boardStore, favorites: store, pictures: kept, exporter: exporter, undo: undo,
            addresses: Services.addresses, reports: favorites.reports, alts: alts, stated: stated)
        let paths = SavedPaths(files: saved, credits: files)
        credits = CreditInteractor(
            saved: paths, documents: CreditFiles(), pictures: files, alts: alts, preferences: defaults,
            undo: undo, stated: stated)
        seen = SeenInteractor(store: seenStore, taste: taste)
        commands = PhotoCommandInteractors(
            favorites: favorites,
            saving: PhotoSavingInteractor(
                files: saved, paths: paths, pictures: pictures, checker: checker, converter: converter,
                favorites: favorites, taste: taste, undo: undo, preferences: defaults, alts: alts,
                stated: stated),
            credits: credits, copying: PictureCopyInteractor(pictures: kept, clipboard: clipboard),
            taste: TasteFeedbackInteractor(taste: taste), boards: boards,
            annotations: AnnotationInteractor(annotations: annotations, boards: boardStore), pages: pages,
            changes: ChangeInteractor(store: undo, recalled: recalled, settings: settings), marks: marks)
    }
}
