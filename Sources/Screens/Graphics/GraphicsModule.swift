public import CommandShell
import Viper

/// Presented: `protocol`.
public enum GraphicsModule {
    @MainActor public static func assemble(
        console: any Console, profile: any GraphicsChoosing
    ) -> any CommandScreen<Route> {
        let view = FactsView(console: console)
        return CommandModule(
            presenting: "protocol", view: view,
            presenter: GraphicsPresenter(display: view, profile: profile)
        ) {
            if case .graphics(let request) = $0 { request } else { nil }
        }
    }
}
