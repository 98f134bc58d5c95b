import CommandShell
import GalleryCore
import Wording

/// A line about boards that is about no photos on the screen. Names and what follows them are told apart later, by
/// the names there are.
public enum BoardRequest: Equatable, Sendable {
    case list
    /// A board, or its photos that have some words; one word of `BoardUsage` alone may be a board's name.
    case show([String])
    case make(String)
    case addFiles([String])
    case rename([String])
    case note([String])
    case section([String])
    /// A board, or a section of one.
    case remove([String])
    case export([String])
    case take(file: String, to: String?)

    /// Reads the words behind `board`.
    init(_ words: [String]) throws(UsageError) {
        guard let first = words.first else {
            self = .list
            return
        }
        guard words.count > 1, let usage = BoardUsage(word: first) else {
            self = .show(words)
            return
        }
        let rest = Array(words.dropFirst())
        let endsInNumbers = rest.count > 1 && rest.last.map(BoardEdit.isNumbers) == true
        switch usage {
        case .move, .cover: throw UsageError(.nothing(Phrases.Boards.noPhotosHere))
        // Numbers are read by a screen that has photos.
        case .add where endsInNumbers, .remove where endsInNumbers:
            let hint = Phrases.Boards.quoting(rest.joined(separator: " "))
            throw UsageError(.nothing(Phrases.Boards.noPhotosHere + hint))
        case .new: self = .make(rest.joined(separator: " "))
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
