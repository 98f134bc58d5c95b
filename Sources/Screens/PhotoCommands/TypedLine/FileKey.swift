import CommandShell
import GalleryCore

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
        let text =
            switch self {
            case .trash where marked != nil: "\(TrashCommand.spec.info.name) \(MarkCommand.marked) --yes"
            case .trash: "\(TrashCommand.spec.info.name) \(number)"
            case .rename: "\(RenameCommand.spec.info.name) \(number) as "
            }
        return FullScreenLine(.command, text: text)
    }
}
