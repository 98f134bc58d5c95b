import ChildProcesses
import CommandShell
import Configuration
import FoundationEssentials
import GalleryCore
import PhotoService
import PhotoStore
import Pictures
import Screens
import Taste
import Terminal
import Viper
import Wording

extension Composition {
    /// The commands that are not values yet, in the order of help.
    func commands(on stack: CommandStack<Route>) -> [any GlobalCommands] {
        [
            NamedPhotosCommand(lists: lists, photos: photos, navigator: stack, console: front.console),
            BoardCommands(
                stack: stack, console: front.console, boards: photos.boards, transferring: transferring),
        ]
    }
}
