import Configuration
import PhotoStore
import UseCases

/// Stores of what belongs to the user: favorites, boards, texts, history, saved files.
struct PersonalStores {
    let database: GalleryDatabase
    let favorites: SQLiteFavorites
    let boards: SQLiteBoards
    let seen: SQLiteSeen
    let files: PicturesFolder
    let exporter: BoardFolders
    let mover: FilesOnDisk
    private let mirror: FavoriteMirror

    init(_ database: GalleryDatabase, mirror: FavoriteMirror, folders: Folders, pictures: DefaultFolder) {
        self.database = database
        self.mirror = mirror
        favorites = SQLiteFavorites(database, mirror: mirror.mirrored)
        boards = SQLiteBoards(database)
        seen = SQLiteSeen(folder: folders.data, lockedWith: database)
        files = PicturesFolder(pictures, cache: folders.cache, lockedWith: database)
        mover = FilesOnDisk(database, trash: folders.trash)
        exporter = BoardFolders(pictures, recordedIn: database)
    }

    var annotations: SQLiteAnnotations { SQLiteAnnotations(database) }
    var alts: SQLiteAltTexts { SQLiteAltTexts(database) }
    var credits: FileCredits { FileCredits(lockedWith: database) }
    var history: SQLiteHistory { SQLiteHistory(database) }
    var imports: SQLiteImports { SQLiteImports(database) }
    var undo: SQLiteUndo { SQLiteUndo(database, mirror: mirror.mirrored, seen: seen) }
}
