import CommandShell
import GalleryCore

/// Photo command typed in the grid; `nil` for every other line, which runs at the prompt.
struct GridCommandLine {
    let action: PhotoAction
    /// Whether the numbers are those of the marked photos, not those of the list.
    let isMarked: Bool

    /// `current` is the number of the photo at the cursor, which is used if no number is typed and no photo is marked.
    init?(_ line: String, in numbers: ClosedRange<Int>, current: Int, marked: [PhotoID]) {
        guard let command = try? Command(parsing: line) else { return nil }
        let marked = marked.map(\.description)
        // A number that is typed is that of a photo, also before a text: `tag 3 hall`.
        let list = ParsingScope(numbers: numbers, marked: marked)
        let scopes =
            marked.isEmpty ? [list, ParsingScope(numbers: numbers, current: current, marked: [])] : [list]
        for spec in PhotoCommands.all {
            guard let words = spec.info.words(of: command) else { continue }
            if let action = scopes.lazy.compactMap({ try? spec.onScreen.parse(words, $0) }).first {
                guard !action.opensScreen else { return nil }
                (self.action, isMarked) = (action, false)
                return
            }
            // Without numbers, the command is for the marked photos.
            for words in [
                words, [Word(MarkCommands.marked, at: 0)] + words, words + [Word(MarkCommands.marked, at: 0)],
            ] {
                guard let named = try? spec.named.parse(words, list), named.ids.map(\.description) == marked,
                    !named.action.opensScreen
                else { continue }
                (action, isMarked) = (named.action, true)
                return
            }
        }
        return nil
    }

    /// Line that narrows a list to words, or else searches, and shows the result in the grid.
    static func narrowing(_ list: PhotoListID, _ title: ListTitle, to words: String) -> String {
        let command =
            switch list {
            case .search: "refine"
            case .favorites, .favoritesMatching: "favorites"
            case .seen: "seen"
            case .board: title.name.map { "board \(LineReading.quoted($0))" } ?? "search"
            default: "search"
            }
        return "\(command) \(words); grid"
    }
}

extension PhotoAction {
    /// Whether the action replaces the screen.
    fileprivate var opensScreen: Bool {
        switch self {
        case .open, .grid, .similar, .resembling, .author: true
        default: false
        }
    }
}
