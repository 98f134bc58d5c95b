import GalleryCore
import PhotoService
import PhotoStore
import TestKit

@testable import Screens

/// Photo command interactors over in-memory stores.
struct PhotoFixture {
    let favorites: InMemoryFavorites
    let files: SpyFiles
    let taste: StubTaste
    let seen = InMemorySeen()
    var boards = InMemoryBoards()
    let browser = SpyBrowser()
    var catalog = StubCatalog([])
    var pictures = StubPictures()
    var checker = StubChecker()
    var converter = StubConverter()
    var localFiles = StubFiles()
    var addresses: any PhotoAddresses = ServiceAddresses()
    var picturesFollow = false

    init(
        favorites: InMemoryFavorites = InMemoryFavorites(), files: SpyFiles = SpyFiles(),
        taste: StubTaste = StubTaste(reason: Reason(traits: [.term("fog"), .term("forest")], likes: 4))
    ) {
        self.favorites = favorites
        self.files = files
        self.taste = taste
    }

    var interactors: PhotoInteractors {
        PhotoInteractors(
            catalog: catalog, pictures: pictures, checker: checker, converter: converter, saved: files,
            files: localFiles, exporter: StubFolders(), addresses: addresses,
            boardFiles: BoardFilesOnDisk(files: localFiles), favorites: favorites,
            boards: boards,
            annotations: boards, seen: seen, taste: taste, pages: browser, picturesFollow: picturesFollow)
    }
}
