public import CommandShell
public import GalleryCore
import TextLayout
import Viper
import Wording

/// Presented: `status`.
public enum StatusModule {
    /// `colors` is 0 for a terminal without color.
    @MainActor public static func assemble(
        console: any Console, services: any ServiceChoosing, caches: any Caches,
        store: any StoreInspecting, mirror: any FavoriteMirroring, colors: Int, picturesFolder: String
    ) -> any CommandScreen<Route> {
        let view = FactsView(console: console)
        let presenter = StatusPresenter(
            display: view, services: services, caches: caches, store: store, mirror: mirror,
            terminal: {
                Phrases.Status.terminal(
                    columns: console.screen.columns, rows: console.screen.rows, colors: colors)
            }, picturesFolder: picturesFolder)
        return CommandModule(presenting: "status", view: view, presenter: presenter) {
            (_: Route) in .show
        }
    }
}
