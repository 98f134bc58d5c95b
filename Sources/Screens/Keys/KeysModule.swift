public import CommandShell
public import Configuration
import TextLayout
public import Viper

/// Presented: `key`.
public enum KeysModule {
    /// Without a `file` keys cannot be saved.
    @MainActor public static func assemble(
        console: any Console, lines: any LineSource, file: (any KeySaving)?, ring: any KeyRing,
        navigator: any Navigating<Route>
    ) -> any CommandScreen<Route> {
        let view = FactsView(console: console)
        return CommandModule(
            presenting: "key", view: view,
            presenter: KeysPresenter(
                display: view, interactor: KeysInteractor(file: file, ring: ring),
                router: RefusalRouter(navigator: navigator),
                ask: { question in
                    var isTyped = false
                    let line = await lines.secret {
                        isTyped = true
                        console.say(Line(question))
                    }
                    return (line, isTyped)
                })
        ) {
            if case .keys(let request) = $0 { request } else { nil }
        }
    }
}
