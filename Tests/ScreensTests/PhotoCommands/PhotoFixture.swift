import Fakes
import GalleryCore

@testable import Screens

/// The rules of the photo commands over stores that last as long as the test.
struct PhotoFixture {
    let favorites: InMemoryFavorites
    let files: SpyFiles
    let taste: StubTaste
    let seen = InMemorySeen()
    let boards = InMemoryBoards()
    let browser = SpyBrowser()
    var catalog = StubCatalog([])
    var pictures = StubPictures()

    init(
        favorites: InMemoryFavorites = InMemoryFavorites(), files: SpyFiles = SpyFiles(),
        taste: StubTaste = StubTaste(reason: Reason(traits: [.term("fog"), .term("forest")], likes: 4))
    ) {
        self.favorites = favorites
        self.files = files
        self.taste = taste
    }

    var adding: FavoriteEditingInteractor {
        FavoriteEditingInteractor(store: favorites, catalog: catalog, pictures: pictures, taste: taste)
    }
    var saving: PhotoSavingInteractor {
        PhotoSavingInteractor(
            files: files, pictures: pictures, checker: StubChecker(), converter: StubConverter(),
            favorites: adding, taste: taste)
    }
    var interactors: PhotoInteractors {
        PhotoInteractors(
            favorites: adding, saving: saving, taste: TasteInteractor(taste),
            seen: SeenInteractor(store: seen, taste: taste), boards: boards.interactor(),
            annotations: AnnotationInteractor(annotations: boards, boards: boards), pages: browser)
    }
}
