public import CommandShell
public import GalleryCore
import Viper

/// Presented: `status`.
public enum StatusModule {
    @MainActor public static func assemble(
        console: any Console, services: any ServiceChoosing, caches: any Caches,
        database: any DatabaseInspecting, colors: Int, picturesFolder: String
    ) -> any CommandScreen<Route> {
        let view = FactsView(console: console)
        let interactor = StatusInteractor(
            services: services, caches: caches, database: database, screen: { console.screen },
            colors: colors, picturesFolder: picturesFolder)
        return CommandModule(
            "status", commands: ScreenCommands([]), view: view,
            presenter: StatusPresenter(display: view, interactor: interactor)
        ) { (_: Route) in .show }
    }
}
