import CommandShell
import GalleryCore
import Wording

/// Key that begins a command for the user's own files. Enter runs the command, so that the key alone changes nothing.
enum FileKey {
    case trash, rename

    /// Line for the marked files, which only `trash` accepts, or for the file at the cursor; `nil` if one of them is no
    /// file in a folder.
    func line(marked: ChosenPhotos?, current: ChosenPhotos) -> FullScreenLine? {
        let chosen = self == .trash ? marked ?? current : current
        guard chosen.photos.allSatisfy({ $0.fileAddress != nil }), let number = current.numbers.first else {
            return nil
        }
        let trash = TrashCommand.spec.info.name
        let words =
            switch self {
            case .trash where marked != nil: [trash, MarkCommand.marked, "--yes"]
            case .trash: [trash, "\(number)"]
            case .rename: [RenameCommand.spec.info.name, "\(number)", "as", ""]
            }
        return FullScreenLine(.command, text: words.joined(separator: " "))
    }

    /// Message for a photo that is no file in a folder.
    func refusal(of number: Int) -> String {
        self == .trash ? Phrases.Files.isNoFile(number) : Phrases.Files.cannotRename(number)
    }
}
