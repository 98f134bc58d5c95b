import ChildProcesses
import GalleryCore
import PhotoService
import PhotoStore
import Pictures
import Screens
import Taste
import UseCases

/// Use cases of photos and boards that several screens share.
struct PhotoUseCases {
    let favorites: FavoriteEditingInteractor
    let saving: PhotoSavingInteractor
    let credits: CreditInteractor
    let copying: CopyInteractor
    let taste: TasteFeedbackInteractor
    let seen: SeenInteractor
    let annotations: AnnotationInteractor
    let boards: BoardEditingInteractor
    let transfer: BoardTransferInteractor
    let exports: BoardExportInteractor
    let changes: ChangeInteractor
    let stored: StoredPhotosInteractor
    let keys: FullScreenInteractor
    let commands: PhotoCommands

    init(
        _ stores: PersonalStores, catalog: any PhotoCatalog, pictures: PicturePorts, taste: PersonalTaste,
        session: PhotoSession
    ) {
        let files = session.files, undo = stores.undo, alts = stores.alts, local = LocalFilesOnDisk()
        let stated = StatedCredits(catalog: catalog, store: SQLiteStatedCredits(stores.database))
        let paths = SavedPaths(files: stores.files, credits: stores.credits)
        favorites = FavoriteEditingInteractor(
            store: stores.favorites, catalog: catalog, pictures: pictures.checked, taste: taste,
            reports: SQLiteDownloadReports(stores.database), fetchesPicturesLater: session.hasPrompt)
        boards = BoardEditingInteractor(
            store: stores.boards, favorites: favorites, files: local, checker: pictures.checker, taste: taste)
        transfer = BoardTransferInteractor(
            boards: stores.boards, annotations: stores.annotations, favorites: stores.favorites,
            catalog: catalog, addresses: Services.addresses, boardFiles: BoardFilesOnDisk(), files: local,
            checker: pictures.checker)
        exports = BoardExportInteractor(
            boards: stores.boards, favorites: stores.favorites, pictures: pictures.checked,
            exporter: stores.exporter, undo: undo, addresses: Services.addresses,
            reports: favorites.reports, alts: alts, stated: stated)
        credits = CreditInteractor(
            saved: paths, documents: CreditFiles(), pictures: stores.credits, alts: alts,
            preferences: session.saving, undo: undo, addresses: Services.addresses, stated: stated)
        saving = PhotoSavingInteractor(
            files: stores.files, paths: paths, pictures: pictures.library.pictures, checker: pictures.checker,
            converter: PictureConverter(checker: pictures.checker), favorites: favorites, taste: taste,
            undo: undo, preferences: session.saving, alts: alts, stated: stated, boards: stores.boards,
            marks: session.marks)
        copying = CopyInteractor(
            credits: credits, pictures: pictures.checked, clipboard: session.clipboard)
        self.taste = TasteFeedbackInteractor(taste: taste)
        seen = SeenInteractor(store: stores.seen, taste: taste)
        annotations = AnnotationInteractor(
            annotations: stores.annotations, boards: stores.boards, credits: credits)
        changes = ChangeInteractor(
            store: undo, recalled: session.recalled, settings: session.settings, files: files,
            folders: FoldersOnDisk())
        let editing = FileEditingInteractor(mover: stores.mover, files: files)
        let history = stores.history
        stored = StoredPhotosInteractor(
            favorites: favorites, boards: boards, annotations: annotations, marks: session.marks,
            catalog: catalog, files: files,
            listing: FirstUse(limit: 3) {
                (try? history.lines(limit: 1_000)).map(GridCommand.occurs) ?? true
            })
        keys = FullScreenInteractor(changes: changes, stored: stored, viewing: FirstUse())
        let marking = MarkingInteractor(marks: session.marks, changes: changes)
        commands = PhotoCommands(
            all: [
                OpenCommand(), GridCommand(), FavoriteCommand(favorites), UnfavoriteCommand(favorites),
                SaveCommand(saving), CreditCommand(credits), CopyCommand(copying),
                WebCommand(PageInteractor(pages: session.pages)), LikeCommand(self.taste),
                DislikeCommand(self.taste), UnlikeCommand(self.taste), WhyCommand(self.taste),
                SimilarCommand(self.taste, folders: session.folders), AuthorCommand(self.taste),
                NoteCommand(annotations),
                TagCommand(annotations), UntagCommand(annotations), AltCommand(annotations),
                MarkCommand(marking), UnmarkCommand(marking), BoardCommand(boards),
                TrashCommand(editing), RenameCommand(editing),
            ], files: AttachmentInteractor(files: files))
    }
}

/// Pictures from services.
struct PicturePorts {
    let library: PictureLibrary
    /// Only pictures that can be decoded, for the database and the clipboard.
    let checked: CheckedPictures
    let checker: PictureChecker
}

/// Objects that photo commands share during a session.
struct PhotoSession {
    let files: AttachedFiles
    let marks: PhotoMarks
    let saving: SessionValue<SavePreferences>
    let pages: Browser
    let clipboard: ImageClipboard
    let recalled: any LineRecall
    let settings: any SettingRestoring
    /// Absolute paths of the folders of the service `files`.
    let folders: @Sendable () async -> [String]
    let hasPrompt: Bool
}
