import CommandShell
import Viper

/// Numbered choices that lead to other screens.
enum ChoiceListModule {
    /// `entering` returns the event to send to the presenter when a route opens the screen.
    @MainActor static func assemble<Source: ChoiceListSource>(
        _ name: String, _ source: Source,
        commands: @escaping @autoclosure @Sendable () -> ScreenCommands<ChoiceListEvent<Source.Own>>,
        console: any Console, navigator: any Navigating<Route>,
        entering: @escaping (Route) -> ChoiceListEvent<Source.Own>? = { _ in nil }
    ) -> any CommandScreen<Route> {
        let view = ChoiceListView(console: console)
        let presenter = ChoiceListPresenter(
            source: source, display: view, router: ChoiceListRouter(navigator: navigator))
        return CommandModule(name, commands: commands(), view: view, presenter: presenter, entering: entering)
    }
}
