public import CommandShell
public import GalleryCore
import Wording

/// Lines that users of a shell, an editor, a pager or another program for photos try first.
public enum ForeignLines {
    private static let repeated: Set = ["back", "b", "forward", "next", "n", "prev", "p"]

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
        if first.hasPrefix("--json"), let fields = words.first(where: ProgramRecords.isFieldList) {
            return [.nothing(Phrases.Options.noFields(fields))]
        }
        let open = route?.photos?.board.flatMap(board)
        let removals = removals(first, rest, at: route, from: open)
        let meant = meant(first, rest, of: words, hasPhoto: route?.isPhoto == true, hasBoard)
        let guesses = guesses(words)
        if case .folder? = route?.photos, guesses.contains("?sort") { return [FolderForm.sorting(words)] }
        let bare = guessesWithoutNumbers(words, at: route)
        func reasons(_ lines: [String], isExplicit: Bool = false) -> [UsageError.Reason] {
            lines.compactMap { reason(first, $0, at: route, gap, isExplicit: isExplicit) }
        }
        return reasons(FilterForm.lines(for: words), isExplicit: true)
            + removals.map { .foreign(first, line: Phrases.typed($0)) } + reasons(guesses.filter(isCommand))
            + reasons(bare) + [meant].compactMap { $0.map { .foreign(first, line: Phrases.typed($0)) } }
            + reasons(guesses.filter { !isCommand($0) })
            + missingNumber(bare, guesses, of: words, at: route)
            + [LineForms.search(for: words)].compactMap {
                $0.map { .foreign(first, line: Phrases.typed($0)) }
            }
    }

    /// Lines that the words may mean.
    private static func guesses(_ words: [String]) -> [String] {
        let rows = LineForms.forms(of: words).flatMap { form in
            FirstGuess.lines(for: form)
                + (form == words || !isCommandWord(form[0]) ? [] : [form.joined(separator: " ")])
        }
        let typed = words.joined(separator: " ")
        return (([typed] + rows).flatMap(withOptions).dropFirst() + marked(words) + optionCommand(words))
            .filter { $0 != typed }
    }

    /// Lines for an open photo that the words may mean. In a list, single words are probably searched for.
    private static func guessesWithoutNumbers(_ words: [String], at route: Route?) -> [String] {
        guard let route,
            route.isPhoto || words.count > 1 || !FirstGuessTable.searched.contains(words[0].lowercased())
        else { return [] }
        return LineForms.forms(of: words).flatMap { FirstGuess.lines(for: $0, hasNumbers: false) }
            .flatMap(withOptions)
    }

    private static func isCommandWord(_ word: String) -> Bool {
        BoardEdit.isNumbers(word) || CommandCatalog.info(typed: word.lowercased()) != nil
    }

    /// Whether the line is neither a search, which accepts any words, nor an answer.
    private static func isCommand(_ line: String) -> Bool {
        english(String(line.prefix { $0 != " " })) != "search" && !line.hasPrefix("?")
    }

    private static func withOptions(_ line: String) -> [String] {
        let words = line.split(separator: " ").map(String.init)
        return [line] + [LineForms.withOptions(words)?.joined(separator: " ")].compactMap(\.self)
    }

    /// The command for the marked photos, if it lacks numbers.
    private static func marked(_ words: [String]) -> [String] {
        guard let first = words.first, english(first.lowercased()) != BoardCommand.info.name,
            PhotoCommands.all.contains(where: { $0.info.isCalled(english(first.lowercased())) }),
            !words.contains(where: BoardEdit.isNumbers)
        else { return [] }
        return [([first, MarkCommand.marked] + words.dropFirst()).joined(separator: " ")]
    }

    /// A filter refines only a search. If the service lacks the filter of a license, days or an order, or a filter that
    /// was typed as such, the reason names the filter; words of other filters are probably searched for.
    private static func reason(
        _ word: String, _ line: String, at route: Route?, _ gap: (SearchQuery) -> String?,
        isExplicit: Bool = false
    ) -> UsageError.Reason? {
        let words = line.split(separator: " ").map(String.init)
        guard let command = words.first else { return nil }
        if command.hasPrefix("?") { return answer(command, words.dropFirst().joined(separator: " ")) }
        let isRefinement = ["refine", "without", "wider"].contains(english(command))
        guard isRefinement || isExplicit else { return .foreign(word, line: line) }
        if isRefinement {
            guard case .search(_?, _) = route else { return nil }
        }
        let query = SearchQuery(typed: words.dropFirst().joined(separator: " "))
        guard let gap = gap(query) else { return .foreign(word, line: line) }
        let isCertain = isExplicit || [.license, .date, .order].contains { query.filters[$0] != nil }
        return isCertain ? .nothing(gap) : nil
    }

    private static func english(_ word: String) -> String { Phrases.commandWords[word] ?? word }

    /// Sentence for a row of the table whose line is `?TOPIC`.
    private static func answer(_ topic: String, _ rest: String) -> UsageError.Reason? {
        switch topic {
        case "?colors": .nothing(Phrases.terminalColors)
        case "?edit": .nothing(Phrases.notEdited(rest))
        case "?remove" where !rest.isEmpty: .nothing(Phrases.nothingToRemove(rest))
        case "?shell": .nothing(Phrases.inShell(rest))
        case "?sort": .nothing(Phrases.sorting)
        case "?stop": .nothing(Phrases.stopping)
        case "?update": .nothing(Phrases.updating)
        case "?wallpaper": .nothing(Phrases.wallpaper(rest))
        default: nil
        }
    }

    /// In a list, names a command that the words mean but that needs a number.
    private static func missingNumber(
        _ bare: [String], _ guesses: [String], of words: [String], at route: Route?
    ) -> [UsageError.Reason] {
        guard route?.isPhotoList == true,
            words.count > 1 || !FirstGuessTable.searched.contains(words[0].lowercased()),
            !words.contains(where: BoardEdit.isNumbers)
        else { return [] }
        let isCommand = CommandCatalog.isName(words[0].lowercased())
        let line = (bare + guesses).map { $0.split(separator: " ").map(String.init) }.first { line in
            let command = english(line[0])
            return switch command {
            case "zoom": true
            case "save": isCommand && !line.contains(MarkCommand.marked)
            default:
                ["info", "credit", "copy", "web", "by", "similar"].contains(command)
                    && (words.count == 1 || bare.contains(line.joined(separator: " ")))
            }
        }
        guard let line else { return [] }
        return [
            .nothing(
                Phrases.needsNumber(line[0], ([line[0], "N"] + line.dropFirst()).joined(separator: " ")))
        ]
    }

    /// `save 3; alt 3` for `save 3 --alt`, since an option may be a command.
    private static func optionCommand(_ words: [String]) -> [String] {
        guard let option = words.last, option.hasPrefix("--"), words.count > 2 else { return [] }
        let name = String(option.dropFirst(2)), numbers = words.dropFirst().prefix(while: BoardEdit.isNumbers)
        guard CommandCatalog.isName(name), !numbers.isEmpty else { return [] }
        return [(words.dropLast() + [";", name] + numbers).joined(separator: " ").replacing(" ;", with: ";")]
    }

    private static func meant(
        _ first: String, _ rest: String, of words: [String], hasPhoto: Bool, _ hasBoard: (String) -> Bool
    ) -> String? {
        if words == ["N"] { return "prev" }
        let second = words.count > 1 ? words[1].lowercased() : ""
        switch first.lowercased() {
        case "cd",
            "ls" where second.first != "-", "list" where second.first != "-":
            return place(second, rest, hasBoard)
        case "ls", "list", "ll": return "list"
        case let word where repeated.contains(word):
            guard words.count == 2, let count = Int(second), count > 0 else { return nil }
            guard count < 10 else { return english(word) == "next" || word == "n" ? "more \(count)" : nil }
            return Array(repeating: word, count: count).joined(separator: "; ")
        case let word where ZoomCommand.isValue(word) && words.count == 1: return "zoom \(word)"
        case let word where word.hasPrefix("#") && word.dropFirst().first?.isLetter == true:
            return (hasPhoto ? "tag " : "search ") + word.dropFirst()
        case let word where setting(word, rest) != nil: return setting(word, rest)
        default: return question(words) ?? russian(first, rest)
        }
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

    fileprivate var isPhoto: Bool { if case .detail = self { true } else { false } }

    fileprivate var isPhotoList: Bool {
        switch self {
        case .recommendations, .search(_?, _), .favorites, .list: true
        default: false
        }
    }
}
