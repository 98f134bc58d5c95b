public import CommandShell
public import GalleryCore
import Viper

/// Presented: `help`.
public enum HelpModule {
    /// `here` are the commands of the top screen, `keys` its key bindings; `catalog` supplies the search filters.
    @MainActor public static func assemble(
        console: any Console, here: [CommandEntry], keys: [ScreenKey: String], catalog: any PhotoCatalog
    ) -> any CommandScreen<Route> {
        let view = HelpView(console: console)
        return CommandModule(
            presenting: "help", view: view,
            presenter: HelpPresenter(
                display: view, commands: here + NavigationCommands.entries, keys: keys, catalog: catalog)
        ) {
            if case .help(let request) = $0 { request } else { nil }
        }
    }
}
