import CommandShell
import GalleryCore
import Wording

/// Board request without photo numbers. The existing boards determine which of the words are the board name.
public enum BoardRequest: Equatable, Sendable {
    /// A board name, perhaps with words to find. A single subcommand word may also be an incomplete command.
    case show([String])
    case make(String)
    /// Selects the board to which `board add` without a name adds photos.
    case use(String)
    case addFiles([String])
    case rename([String])
    case note([String])
    case section([String])
    case remove([String])
    case export([String])
    case take(file: String, to: String?)

    init(_ arguments: [String]) throws(UsageError) {
        guard arguments.count > 1, let usage = BoardUsage(word: arguments[0]) else {
            self = .show(arguments)
            return
        }
        let rest = Array(arguments.dropFirst())
        let endsInNumbers = rest.count > 1 && rest.last.map(BoardEdit.isNumbers) == true
        switch usage {
        case .move, .cover: throw UsageError(.elsewhere(Phrases.Boards.noPhotosHere))
        // Only screens with photos parse photo numbers, so numbers are an error here.
        case .add where endsInNumbers, .remove where endsInNumbers:
            let hint = Phrases.Boards.quoting(rest.joined(separator: " "))
            throw UsageError(.elsewhere(Phrases.Boards.noPhotosHere + hint))
        case .new: self = .make(rest.drop { $0 == "--" }.joined(separator: " "))
        case .use: self = .use(rest.joined(separator: " "))
        case .add: self = .addFiles(rest)
        case .rename: self = .rename(rest)
        case .note: self = .note(rest)
        case .section: self = .section(rest)
        case .remove: self = .remove(rest)
        case .export: self = .export(rest)
        case .take:
            guard rest.count == 1 || rest.count > 2 && rest[1] == "to" else { throw usage.error }
            self = .take(
                file: rest[0], to: rest.count > 2 ? rest.dropFirst(2).joined(separator: " ") : nil)
        }
    }
}

extension BoardCommand {
    /// Arguments without photo numbers: photo identifiers, board names and files.
    static let anywhere = CommandSpec<Route>(info: info) { arguments, scope throws(UsageError) in
        if let photos = try requests.named.parse(arguments, scope) { return .namedPhotos(photos) }
        return arguments.isEmpty ? .boards : .board(try BoardRequest(arguments.map(\.text)))
    }
}
