import CommandShell
import GalleryCore
import Wording

/// Photo command typed on the full screen. `init` returns `nil` for every other line, which runs at the prompt.
struct PhotoCommandLine {
    let request: PhotoRequest
    /// Whether the photo numbers refer to the marked photos instead of the list.
    let isMarked: Bool

    /// `current`, the photo at the cursor, is used without numbers and marks. Throws for a number outside of `numbers`.
    init?(
        _ line: String, in numbers: ClosedRange<Int>, current: Int, marked: [PhotoID]
    ) throws(UsageError) {
        let parsed = try? Command(parsing: line, takesText: CommandCatalog.takesText)
        guard
            let command = parsed?.translated(
                by: Phrases.commandWords, subcommands: Phrases.subcommandWords)
        else { return nil }
        let marked = marked.map(\.description)
        // Tried without the current photo first, so that in `tag 3 hall` the number is a photo number, not a tag.
        let list = ParsingScope(numbers: numbers, marked: marked)
        let scopes =
            marked.isEmpty ? [list, ParsingScope(numbers: numbers, current: current, marked: [])] : [list]
        for spec in [GridCommand.requests] + PhotoCommands.all {
            guard let words = spec.info.words(of: command) else { continue }
            var failure: UsageError?
            for scope in scopes {
                do throws(UsageError) {
                    guard let request = try spec.onScreen.parse(words, scope) else { continue }
                    (self.request, isMarked) = (request, false)
                    return
                } catch { failure = failure ?? error }
            }
            // A command without numbers applies to the marked photos.
            for words in [
                words, [Word(MarkCommand.marked, at: 0)] + words, words + [Word(MarkCommand.marked, at: 0)],
            ] {
                guard let named = try? spec.named.parse(words, list), named.ids.map(\.description) == marked
                else { continue }
                (request, isMarked) = (named.request, true)
                return
            }
            if let failure, case .number(let text, _) = failure.reason, Int(text) != nil { throw failure }
        }
        return nil
    }

    /// Line that narrows a list to words or, if the list cannot be narrowed, searches; the grid shows the result. Not
    /// `refine`, which the search screen has, but not a photo opened from it.
    static func narrowing(_ list: PhotoListID, _ title: ListTitle, to words: String) -> String {
        let command =
            switch list {
            case .search(let query): "search \(query.text)"
            case .favorites, .favoritesMatching: "favorites"
            case .seen: "seen"
            case .board: title.name.map { "board \(LineReading.quoted($0))" } ?? "search"
            default: "search"
            }
        return "\(command) \(words); grid"
    }
}
