public import CommandShell
import Viper

/// Presented: `help`.
public enum HelpModule {
    /// `commands` are those that work now, `keys` the commands that keys stand for on the screen on top.
    @MainActor public static func assemble(
        console: any Console, commands: [CommandEntry], keys: [ScreenKey: String]
    ) -> any CommandScreen<Route> {
        let view = HelpView(console: console)
        return CommandModule(
            "help", commands: ScreenCommands([]), view: view,
            presenter: HelpPresenter(display: view, commands: commands, keys: keys)
        ) {
            guard case .help(let request) = $0 else { return nil }
            return request
        }
    }
}
