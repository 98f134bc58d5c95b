public import CommandShell
import GalleryCore

extension PhotoCommands {
    /// Whether the command names no photo and, if photos were saved in the session, means those saved last.
    public static func appliesToSaved(_ command: Command) -> Bool {
        var words = command.words
        switch command.name {
        case AltCommand.spec.info.name:
            guard let first = words.first, first.name == nil else { return false }
            let isPhoto = BoardEdit.isNumbers(first.text) || NumberList.isKeyword(first.text)
            return !isPhoto && first.text.lowercased() != MarkCommand.marked
        case CreditCommand.spec.info.name, CreditCommand.figure.info.name:
            let isFigure = command.name == CreditCommand.figure.info.name
            let options = isFigure ? CreditOptions.ofFigure : CreditOptions.argument
            return (try? options.parse(&words, ParsingScope())) != nil && words.isEmpty
        default: return false
        }
    }
}
