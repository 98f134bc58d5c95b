public import CommandShell
public import GalleryCore
import Viper

/// Presented: `cache`.
public enum CachesModule {
    @MainActor public static func assemble(
        console: any Console, caches: any Caches
    ) -> any CommandScreen<Route> {
        let view = FactsView(console: console)
        return CommandModule(
            presenting: "cache", view: view,
            presenter: CachesPresenter(display: view, caches: caches)
        ) {
            if case .caches(let request) = $0 { request } else { nil }
        }
    }
}
