public import CommandShell
public import Viper

/// Presented: photo commands with identifiers, on any screen.
public enum NamedPhotosModule {
    @MainActor public static func assemble(
        console: any Console, lists: PhotoLists, photos: PhotoInteractors,
        navigator: any Navigating<Route>
    ) -> any CommandScreen<Route> {
        let view = NotesView(console: console)
        let presenter = NamedPhotosPresenter(
            display: view, interactor: NamedPhotosInteractor(lists: lists), photos: photos,
            router: PhotoRouter(navigator: navigator))
        return CommandModule(presenting: "photos", view: view, presenter: presenter) {
            if case .namedPhotos(let request) = $0 { request } else { nil }
        }
    }
}
