import GalleryCore
import PhotoStore
import TestKit

@testable import UseCases

/// Use cases of photos over in-memory stores.
struct PhotoFixture {
    var favorites = InMemoryFavorites()
    var files = SpyFiles()
    var credits: any CreditReading = FileCredits()
    var taste = StubTaste()
    var catalog = StubCatalog([])
    var pictures = StubPictures()
    var checker = StubChecker()
    var converter = StubConverter()
    var fetchesPicturesLater = false
    let undo = StubUndo()
    let preferences = SessionValue(SavePreferences())

    var editing: FavoriteEditingInteractor {
        FavoriteEditingInteractor(
            store: favorites, catalog: catalog, pictures: pictures, taste: taste,
            reports: InMemoryDownloadReports(), fetchesPicturesLater: fetchesPicturesLater)
    }

    var saving: PhotoSavingInteractor {
        PhotoSavingInteractor(
            files: files, paths: SavedPaths(files: files, credits: credits), pictures: pictures,
            checker: checker, converter: converter, favorites: editing,
            taste: taste, undo: undo, preferences: preferences)
    }
}
