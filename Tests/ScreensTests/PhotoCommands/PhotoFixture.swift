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
    let viewing = FirstUse()
    var listing = FirstUse()
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
            taste: feedback,
            seen: views, statedCredits: nil, stored: stored)
    }

    func grid(_ lists: PhotoLists) -> GridInteractor {
        GridInteractor(lists: lists, taste: feedback, seen: views, stored: stored)
    }

    var credits: CreditInteractor {
        CreditInteractor(
            saved: SavedPaths(files: files, credits: FileCredits()), documents: documents,
            pictures: FileCredits(), alts: alts,
            preferences: SessionValue(SavePreferences()), undo: undo, addresses: addresses)
    }

    var saving: PhotoSavingInteractor {
        PhotoSavingInteractor(
            files: files, paths: SavedPaths(files: files, credits: FileCredits()), pictures: pictures,
            checker: checker, converter: converter, favorites: favoriteEditing, taste: taste, undo: undo,
            boards: boards)
    }

    var feedback: TasteFeedbackInteractor { TasteFeedbackInteractor(taste: taste) }

    var annotations: AnnotationInteractor {
        AnnotationInteractor(annotations: boards, boards: boards, credits: credits)
    }

    var stored: StoredPhotosInteractor {
        StoredPhotosInteractor(
            favorites: favoriteEditing, boards: boardEditing, annotations: annotations, marks: marks,
            catalog: catalog, listing: listing)
    }

    var keys: FullScreenInteractor {
        FullScreenInteractor(changes: ChangeInteractor(store: undo), stored: stored, viewing: viewing)
    }

    var commands: PhotoCommands {
        let marking = MarkingInteractor(marks: marks, changes: ChangeInteractor(store: undo))
        return PhotoCommands([
            OpenCommand(), GridCommand(), FavoriteCommand(favoriteEditing),
            UnfavoriteCommand(favoriteEditing), SaveCommand(saving), CreditCommand(credits),
            CopyCommand(CopyInteractor(credits: credits, pictures: pictures, clipboard: clipboard)),
            WebCommand(PageInteractor(pages: browser)), LikeCommand(feedback), DislikeCommand(feedback),
            UnlikeCommand(feedback), WhyCommand(feedback), SimilarCommand(feedback), AuthorCommand(feedback),
            NoteCommand(annotations), TagCommand(annotations), UntagCommand(annotations),
            AltCommand(annotations), MarkCommand(marking), UnmarkCommand(marking),
            BoardCommand(boardEditing),
        ])
    }
}
