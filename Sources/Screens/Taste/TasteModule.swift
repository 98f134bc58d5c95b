public import CommandShell
public import GalleryCore
import Viper

/// Presented: `taste`, `private` and `seen --forget`.
public enum TasteModule {
    @MainActor public static func assemble(
        console: any Console, taste: any TasteEditing, seen: any SeenStore
    ) -> any CommandScreen<Route> {
        let view = TasteView(console: console)
        return CommandModule(
            presenting: "taste", view: view,
            presenter: TastePresenter(display: view, taste: taste, seen: seen)
        ) {
            if case .taste(let request) = $0 { request } else { nil }
        }
    }
}
