import GalleryCore
import PhotoService
import PhotoStore
import TestKit

@testable import Screens
@testable import UseCases

/// Interactors of the photo commands over in-memory stores.
struct PhotoFixture {
    let favorites: InMemoryFavorites
    let files: SpyFiles
    let taste: StubTaste
    let seen = InMemorySeen()
    var boards = InMemoryBoards()
    let browser = SpyBrowser()
    let clipboard = SpyPictureClipboard()
    let boardInUse = SessionValue<Board.ID?>(nil)
    let undo = StubUndo()
    let marks = PhotoMarks()
    let alts = InMemoryAltTexts()
    let documents = CreditFiles()
    var catalog = StubCatalog([])
    var pictures = StubPictures()
    var checker = StubChecker()
    var converter = StubConverter()
    var localFiles = StubFiles()
    var addresses: any PhotoAddresses = ServiceAddresses()
    var fetchesPicturesLater = false

    init(
        favorites: InMemoryFavorites = InMemoryFavorites(), files: SpyFiles = SpyFiles(),
        taste: StubTaste = StubTaste(reason: Reason(traits: [.term("fog"), .term("forest")], likes: 4))
    ) {
        self.favorites = favorites
        self.files = files
        self.taste = taste
    }

    var favoriteEditing: FavoriteEditingInteractor {
        FavoriteEditingInteractor(
            store: favorites, catalog: catalog, pictures: pictures, taste: taste,
            reports: InMemoryDownloadReports(), fetchesPicturesLater: fetchesPicturesLater)
    }

    var boardEditing: BoardEditingInteractor {
        BoardEditingInteractor(
            store: boards, favorites: favoriteEditing, files: localFiles, checker: checker, taste: taste,
            inUse: boardInUse)
    }

    var transfer: BoardTransferInteractor {
        BoardTransferInteractor(
            boards: boards, annotations: boards, favorites: favorites, catalog: catalog, addresses: addresses,
            boardFiles: BoardFilesOnDisk(files: localFiles), files: localFiles, checker: checker)
    }

    var exports: BoardExportInteractor {
        BoardExportInteractor(
            boards: boards, favorites: favorites, pictures: pictures, exporter: StubFolders(),
            undo: StubUndo())
    }

    var views: SeenInteractor { SeenInteractor(store: seen, taste: taste) }

    func detail(
        _ catalog: any PhotoCatalog, _ lists: PhotoLists, _ animations: StubAnimations = StubAnimations()
    ) -> DetailInteractor {
        DetailInteractor(
            catalog: catalog, lists: lists, animations: animations,
            taste: TasteFeedbackInteractor(taste: taste),
            seen: views, stated: nil)
    }

    func grid(_ lists: PhotoLists) -> GridInteractor {
        GridInteractor(lists: lists, taste: TasteFeedbackInteractor(taste: taste), seen: views)
    }

    var credits: CreditInteractor {
        CreditInteractor(
            saved: SavedPaths(files: files, credits: FileCredits()), documents: documents,
            pictures: FileCredits(), alts: alts,
            preferences: SessionValue(SavePreferences()), undo: undo)
    }

    var interactors: PhotoCommandInteractors {
        PhotoCommandInteractors(
            favorites: favoriteEditing,
            saving: PhotoSavingInteractor(
                files: files, paths: SavedPaths(files: files, credits: FileCredits()), pictures: pictures,
                checker: checker, converter: converter,
                favorites: favoriteEditing, taste: taste, undo: undo),
            credits: credits, copying: PictureCopyInteractor(pictures: pictures, clipboard: clipboard),
            taste: TasteFeedbackInteractor(taste: taste), boards: boardEditing,
            annotations: AnnotationInteractor(annotations: boards, boards: boards), pages: browser,
            changes: ChangeInteractor(store: undo), marks: marks)
    }
}
