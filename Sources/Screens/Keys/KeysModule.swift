public import CommandShell
public import Configuration
import Viper

/// Presented: `key`.
public enum KeysModule {
    /// Without a `file` nothing can be saved.
    @MainActor public static func assemble(
        console: any Console, lines: any LineSource, file: KeyFile?, ring: any KeyRing
    ) -> any CommandScreen<Route> {
        let view = KeysView(console: console, lines: lines)
        return CommandModule(
            "key", commands: ScreenCommands([]), view: view,
            presenter: KeysPresenter(display: view, interactor: KeysInteractor(file: file, ring: ring))
        ) {
            guard case .keys(let request) = $0 else { return nil }
            return request
        }
    }
}
