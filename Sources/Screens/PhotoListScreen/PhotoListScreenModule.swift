public import GalleryCore
public import Viper

/// A list one comes to from a photo or by name and leaves for good: a topic, an author, similar, random.
///
/// Words: `more`, `refresh`, and those of every list. Services: the lists.
public enum PhotoListScreenModule {
    /// Wires the screen.
    @MainActor public static func assemble(
        list: PhotoListID, title: ListTitle, console: any Console, lists: any PhotoListing,
        photos: PhotoInteractors, navigator: any Navigating<Route>
    ) -> any Screen {
        let view = PhotoListScreenView(console: console)
        let interactor = PhotoListScreenInteractor(lists: lists)
        let browser = ListBrowser(
            display: view, interactor: interactor, photos: photos, router: PhotoRouter(navigator: navigator)
        )
        let presenter = PhotoListScreenPresenter(
            list: list, title: title, interactor: interactor, browser: browser)
        return Module("series", view: view, presenter: presenter)
    }
}
