public import CommandShell
import Configuration
public import GalleryCore
import Wording

/// Lines that users of a shell, an editor, a pager or a database program try first.
public enum ForeignLines {
    /// Keys are whole lines, with single spaces between words.
    private static let lines: [String: String] = [
        "gg": "open 1", "g": "open 1", "top": "open 1", "G": "open last", "bottom": "open last",
        "N": "prev", "u": "undo", "??": "help", "\\d": "boards", "\\dt": "boards", "\\l": "boards",
        ".tables": "boards", "git log": "history", "ll": "list", "la": "list", "dir": "list", "cls": "clear",
        "whoami": "profile",
    ]

    /// Commands that `cd` and `ls` may name.
    private static let places: Set = [
        "favorites", "boards", "history", "home", "recommend", "collections", "profile", "seen", "tags",
        "marks", "taste",
    ]
    private static let otherPlaces = ["..": "back", "-": "back", "~": "home", "/": "home"]
    private static let repeated: Set = ["back", "b", "forward", "next", "n", "prev", "p", "more"]
    /// Program names that are dropped before a gallery command, as in `sudo help`.
    private static let programs: Set = ["gh", "git", "sudo"]

    /// Reason to refuse the line, with the line to run instead; `nil` if no other program is known to accept it.
    public static func reason(
        for line: String, at route: Route?, board: (Board.ID) -> String?
    ) -> UsageError.Reason? {
        let characters = Array(line)
        let words = LineReading(line).words.map { String(characters[$0.range]) }
        guard let first = words.first else { return nil }
        let rest = words.dropFirst().joined(separator: " ")
        if first.hasPrefix("!") { return .nothing(Phrases.noShell) }
        if words.count == 1, Phrases.Lock.isYes(first.lowercased()) { return .nothing(Phrases.noQuestion) }
        if words == ["version"] { return .nothing(Phrases.versionElsewhere) }
        if ["sort", "order", "orderby"].contains(first.lowercased()) {
            let order = words.last.flatMap { FavoritesOrder(rawValue: $0.lowercased()) }
            return order.map { .foreign(first, line: "favorites order:\($0.rawValue)") }
                ?? .nothing(Phrases.sorting)
        }
        let open = route?.board.flatMap(board)
        return meant(first, rest, of: words, on: open).map { .foreign(first, line: $0) }
    }

    private static func meant(
        _ first: String, _ rest: String, of words: [String], on board: String?
    ) -> String? {
        if let line = lines[words.joined(separator: " ")] { return line }
        let second = words.count > 1 ? words[1].lowercased() : ""
        switch first.lowercased() {
        case "cd",
            "ls" where second.first != "-", "list" where second.first != "-":
            return place(second, rest)
        case "ls", "list", "ll": return "list"
        case "rm", "del", "delete": return removal(of: rest, from: board)
        case let word where repeated.contains(word):
            guard words.count == 2, let count = Int(second), (1...9).contains(count) else { return nil }
            return Array(repeating: word, count: count).joined(separator: "; ")
        case let word where programs.contains(word) && CommandCatalog.info(second) != nil: return rest
        case let word where setting(word, rest) != nil: return setting(word, rest)
        default: return question(words)
        }
    }

    private static func place(_ word: String, _ typed: String) -> String {
        if typed.isEmpty { return "home" }
        if let command = otherPlaces[word] { return command }
        if places.contains(word) { return word }
        return NumberList.isNumber(word) ? "open \(word)" : "board \(typed)"
    }

    /// For the name of a setting with a value that it does not accept: the line that shows the accepted ones.
    private static func setting(_ word: String, _ value: String) -> String? {
        guard !value.isEmpty, let name = SettingName(typed: word), CommandCatalog.info(word) == nil,
            ForeignWords.replacement(for: Command(word, [value])) == nil
        else { return nil }
        return "set \(name.rawValue)"
    }

    /// On an open board, photos are removed from the board, not from the favorites.
    private static func removal(of numbers: String, from board: String?) -> String? {
        guard let board, BoardEdit.isNumbers(numbers) else { return nil }
        return "board remove \(LineReading.quoted(board)) \(numbers)"
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
    fileprivate var board: Board.ID? {
        switch self {
        case .list(let list, _), .detail(let list, _, _): list.board
        default: nil
        }
    }
}
