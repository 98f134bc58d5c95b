public import CommandShell
public import Configuration
public import Viper

/// Presented: `set`.
public enum SettingsModule {
    /// Without a `file` settings cannot be saved.
    @MainActor public static func assemble(
        console: any Console, settings: [any SessionSetting], ring: any KeyRing,
        file: (any SettingSaving)?, navigator: any Navigating<Route>
    ) -> any CommandScreen<Route> {
        let view = FactsView(console: console)
        let presenter = SettingsPresenter(
            display: view,
            interactor: SettingsInteractor(settings: settings, ring: ring, file: file),
            router: RestartRouter(navigator: navigator))
        return CommandModule(presenting: "set", view: view, presenter: presenter) {
            if case .settings(let request) = $0 { request } else { nil }
        }
    }
}
