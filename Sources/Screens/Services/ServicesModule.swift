public import CommandShell
public import GalleryCore
public import Viper

/// Presented: `service`.
public enum ServicesModule {
    @MainActor public static func assemble(
        console: any Console, services: any ServiceChoosing, lists: PhotoLists, showsScreen: Bool,
        navigator: any Navigating<Route>
    ) -> any CommandScreen<Route> {
        let view = FactsView(console: console)
        let presenter = ServicesPresenter(
            display: view, interactor: ServicesInteractor(services: services, lists: lists),
            router: RestartRouter(navigator: navigator), showsScreen: showsScreen)
        return CommandModule(presenting: "service", view: view, presenter: presenter) {
            if case .services(let request) = $0 { request } else { nil }
        }
    }
}
