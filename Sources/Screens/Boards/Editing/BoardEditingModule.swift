public import CommandShell
public import Viper

/// Presented: creates, edits, exports, imports and opens boards.
public enum BoardEditingModule {
    @MainActor public static func assemble(
        console: any Console, photos: PhotoInteractors, navigator: any Navigating<Route>
    ) -> any CommandScreen<Route> {
        let view = NotesView(console: console)
        let presenter = BoardEditingPresenter(
            display: view, photos: photos, router: BoardEditingRouter(navigator: navigator))
        return CommandModule(presenting: "board", view: view, presenter: presenter) {
            if case .board(let request) = $0 { request } else { nil }
        }
    }
}
