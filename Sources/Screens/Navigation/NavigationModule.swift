public import CommandShell
public import Viper

/// Presented: `back`, `forward`, `home`, `list`, `clear` and `quit`.
public enum NavigationModule {
    @MainActor public static func assemble(
        console: any Console, navigator: any Navigating<Route>
    ) -> any CommandScreen<Route> {
        let view = NotesView(console: console)
        let presenter = NavigationPresenter(display: view, router: NavigationRouter(navigator: navigator))
        return CommandModule(presenting: "navigation", view: view, presenter: presenter) {
            guard case .navigation(let request) = $0 else { return nil }
            return request
        }
    }
}
