public import CommandShell
import Configuration
public import GalleryCore
import Wording

/// Lines that users of a shell, an editor, a pager or another program for photos try first.
public enum ForeignLines {
    /// Commands that `cd` and `ls` may name.
    private static let places: Set = [
        "favorites", "boards", "history", "home", "recommend", "collections", "profile", "seen", "tags",
        "marks", "taste",
    ]
    private static let otherPlaces = ["..": "back", "-": "back", "~": "home", "/": "home"]
    private static let repeated: Set = ["back", "b", "forward", "next", "n", "prev", "p"]
    /// Program names that are dropped before a gallery command, as in `sudo help`.
    private static let programs: Set = ["gh", "git", "sudo"]

    /// Reasons to refuse the line, with lines to run instead, most likely first. `route` is that of the screen; `nil`
    /// if the screen has only messages. `gap` returns a sentence about a filter of a query that the service lacks.
    public static func reasons(
        for line: String, at route: Route?, board: (Board.ID) -> String?, hasBoard: (String) -> Bool,
        gap: (SearchQuery) -> String? = { _ in nil }
    ) -> [UsageError.Reason] {
        let characters = Array(line)
        let words = LineReading(line).words.map { String(characters[$0.range]) }
        guard let first = words.first else { return [] }
        let rest = words.dropFirst().joined(separator: " ")
        if first.hasPrefix("!") { return [.nothing(Phrases.noShell)] }
        if words.count == 1, Phrases.Lock.isYes(first.lowercased()) { return [.nothing(Phrases.noQuestion)] }
        if words.count == 1, FirstGuessTable.version.contains(first) {
            return [.nothing(Phrases.versionElsewhere)]
        }
        let open = route?.photos?.board.flatMap(board)
        let removals = removals(first, rest, at: route, from: open)
        let guesses = [FilterForm.line(for: words)].compactMap(\.self) + FirstGuess.lines(for: words)
        let others = removals + [meant(first, rest, of: words, hasBoard)].compactMap(\.self)
        let reasons = guesses.compactMap { reason(first, $0, at: route, gap) }
        return reasons + others.map { .foreign(first, line: Phrases.typed($0)) }
            + refusals(first, rest, of: words)
    }

    /// A filter refines only a search. If the service lacks the filter of a license, the reason names the filter; words
    /// of other filters are probably searched for.
    private static func reason(
        _ word: String, _ line: String, at route: Route?, _ gap: (SearchQuery) -> String?
    ) -> UsageError.Reason? {
        let words = line.split(separator: " ").map(String.init)
        guard let command = words.first, ["refine", "without", "wider"].contains(english(command)) else {
            return .foreign(word, line: line)
        }
        guard case .search(_?, _) = route else { return nil }
        let query = SearchQuery(typed: words.dropFirst().joined(separator: " "))
        guard let gap = gap(query) else { return .foreign(word, line: line) }
        return query.filters[.license] == nil ? nil : .nothing(gap)
    }

    private static func english(_ word: String) -> String { Phrases.commandWords[word] ?? word }

    /// Reasons without a line, if no line runs.
    private static func refusals(_ first: String, _ rest: String, of words: [String]) -> [UsageError.Reason] {
        let word = first.lowercased()
        if ["sort", "order", "orderby"].contains(word) {
            let order = words.last.flatMap { FavoritesOrder(rawValue: $0.lowercased()) }
            return [
                order.map { .foreign(first, line: "favorites order:\($0.rawValue)") }
                    ?? .nothing(Phrases.sorting)
            ]
        }
        guard words.count == 2, BoardEdit.isNumbers(rest) else { return [] }
        if FirstGuessTable.removing.contains(word) { return [.nothing(Phrases.nothingToRemove(rest))] }
        if FirstGuessTable.edits.contains(word) { return [.nothing(Phrases.notEdited(rest))] }
        return FirstGuessTable.wallpapers.contains(word) ? [.nothing(Phrases.wallpaper(rest))] : []
    }

    private static func meant(
        _ first: String, _ rest: String, of words: [String], _ hasBoard: (String) -> Bool
    ) -> String? {
        if words == ["N"] { return "prev" }
        let second = words.count > 1 ? words[1].lowercased() : ""
        switch first.lowercased() {
        case "cd",
            "ls" where second.first != "-", "list" where second.first != "-":
            return place(second, rest, hasBoard)
        case "ls", "list", "ll": return "list"
        case let word where repeated.contains(word):
            guard words.count == 2, let count = Int(second), (1...9).contains(count) else { return nil }
            return Array(repeating: word, count: count).joined(separator: "; ")
        case let word where programs.contains(word) && CommandCatalog.info(second) != nil: return rest
        case let word where setting(word, rest) != nil: return setting(word, rest)
        default: return question(words)
        }
    }

    private static func place(_ word: String, _ typed: String, _ hasBoard: (String) -> Bool) -> String? {
        if typed.isEmpty { return "home" }
        if let command = otherPlaces[word] { return command }
        if places.contains(word) { return word }
        if NumberList.isNumber(word) { return "open \(word)" }
        return hasBoard(typed) ? "board \(typed)" : nil
    }

    /// For the name of a setting with a value that it does not accept: the line that shows the accepted ones.
    private static func setting(_ word: String, _ value: String) -> String? {
        guard !value.isEmpty, let name = SettingName(typed: word), CommandCatalog.info(word) == nil,
            ForeignWords.replacement(for: Command(word, [value])) == nil
        else { return nil }
        return "set \(name.rawValue)"
    }

    /// On an open board, photos are removed from the board; in the list of boards, boards; else favorites.
    private static func removals(
        _ word: String, _ rest: String, at route: Route?, from board: String?
    ) -> [String] {
        guard FirstGuessTable.removing.contains(word.lowercased()), BoardEdit.isNumbers(rest) else {
            return []
        }
        if let board { return ["board remove \(LineReading.quoted(board)) \(rest)"] }
        if case .boards = route { return ["board remove \(rest)"] }
        if route?.photos?.isOfFiles == true { return ["trash \(rest)"] }
        return route?.photos?.isOfFavorites == true ? ["unfav \(rest)"] : []
    }

    /// `?WORDS` searches as in less, `?COMMAND` and `COMMAND?` ask for help as in IPython.
    private static func question(_ words: [String]) -> String? {
        let line = words.joined(separator: " ")
        let text = line.drop { $0 == "?" }
        let bare = text.prefix { $0 != "?" }
        guard bare.count < line.count, !bare.isEmpty, text.dropFirst(bare.count).allSatisfy({ $0 == "?" })
        else { return nil }
        if CommandCatalog.info(bare.lowercased()) != nil { return "help \(bare)" }
        return line.hasPrefix("?") ? "search \(bare)" : nil
    }
}

extension Route {
    /// List of the photos on the screen; `nil` for a search and for screens without photos.
    fileprivate var photos: PhotoListID? {
        switch self {
        case .favorites: .favorites
        case .list(let list, _), .detail(let list, _, _): list
        default: nil
        }
    }
}
