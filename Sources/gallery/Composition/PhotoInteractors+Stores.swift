import GalleryCore
import PhotoStore
import Pictures
import Screens
import Taste

extension PhotoInteractors {
    /// Over the stores of this program.
    init(
        catalog: any PhotoCatalog, pictures: any PictureFetching, checker: PictureChecker,
        files: PicturesFolder, favorites: SQLiteFavorites, boards: SQLiteBoards,
        annotations: SQLiteAnnotations, seen: SQLiteSeen, taste: PersonalTaste, browser: Browser
    ) {
        let adding = FavoriteEditingInteractor(
            store: favorites, catalog: catalog, pictures: pictures, taste: taste)
        self.init(
            favorites: adding,
            saving: PhotoSavingInteractor(
                files: files, pictures: pictures, checker: checker, converter: PictureConverter(),
                favorites: adding, taste: taste),
            taste: TasteInteractor(taste), seen: SeenInteractor(store: seen, taste: taste),
            boards: BoardEditingInteractor(
                store: boards, catalog: catalog, pictures: pictures, favorites: favorites,
                files: LocalFilesOnDisk(), checker: checker, taste: taste),
            annotations: AnnotationInteractor(annotations: annotations, boards: boards), pages: browser)
    }
}
