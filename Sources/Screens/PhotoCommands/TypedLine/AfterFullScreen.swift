import GalleryCore
import UseCases

enum AfterFullScreen {
    /// Line to run at the prompt.
    case line(String)
    /// Action that opens another screen; `photo` returns the photo of a number.
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
