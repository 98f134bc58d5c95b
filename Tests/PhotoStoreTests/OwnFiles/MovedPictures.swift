import GalleryCore
import TestKit
import Testing

@testable import PhotoStore

/// Pictures that are moved to a trash, with the log of `undo`.
struct MovedPictures {
    let home = TemporaryFolder()
    let pictures = TemporaryFolder()
    let database: GalleryDatabase
    let undo: SQLiteUndo

    init() {
        database = GalleryDatabase(folder: home("gallery"))
        undo = SQLiteUndo(database)
    }

    var files: FilesOnDisk { FilesOnDisk(database, trash: home("Trash")) }

    /// Photo of a new file.
    func photo(_ name: String) throws -> Photo {
        pictures.put(PictureHead.png(4, 3), at: name)
        return try #require(Photo(fileAt: Array(pictures(name).utf8)))
    }
}
