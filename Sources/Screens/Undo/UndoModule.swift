public import CommandShell
public import GalleryCore
import Viper

/// Presented: restores the last removal.
public enum UndoModule {
    @MainActor public static func assemble(
        console: any Console, removals: any UndoStore, recalled: any LineRecall
    ) -> any CommandScreen<Route> {
        let view = NotesView(console: console)
        let presenter = UndoPresenter(
            display: view, interactor: UndoInteractor(removals: removals, recalled: recalled))
        return CommandModule(presenting: "undo", view: view, presenter: presenter) {
            (_: Route) in .undo
        }
    }
}
