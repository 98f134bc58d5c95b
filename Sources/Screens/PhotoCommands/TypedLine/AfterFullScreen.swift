import GalleryCore
import UseCases

enum AfterFullScreen {
    /// Line at the prompt.
    case line(String)
    /// Action that replaces the screen, on photos by their numbers in a list.
    case action(PhotoAction, in: PhotoListID, photo: (Int) -> Photo?)

    @MainActor
    func run(_ actions: PhotoActions, titled title: ListTitle, runAtPrompt: (String) -> Void) async {
        switch self {
        case .line(let line): runAtPrompt(line)
        case .action(let action, let list, let photo):
            actions.photos.changes.beginCommand()
            await actions.perform(action, in: list, titled: title, photo: photo)
        }
    }
}
