import CommandShell
import Configuration
import Wording

/// Meanings of single words that no row of `FirstGuessTable` has.
extension ForeignLines {
    /// Commands that `cd` and `ls` may name.
    private static let places: Set = [
        "favorites", "boards", "history", "home", "recommend", "collections", "profile", "seen", "tags",
        "marks", "taste",
    ]
    private static let otherPlaces = ["..": "back", "-": "back", "~": "home", "/": "home"]

    /// The line in English if the command is a Russian word and the language is another one. Before numbers, the word
    /// may be misspelled.
    static func russian(_ word: String, _ rest: String) -> String? {
        guard Phrases.commandWords.isEmpty else { return nil }
        let known = Phrases.commandWords(in: .russian), word = word.lowercased()
        let hasNumbers = BoardEdit.isNumbers(String(rest.prefix { $0 != " " }))
        let near = hasNumbers ? NearestWord.to(word, among: Array(known.keys)) : nil
        guard let command = known[word] ?? near.flatMap({ known[$0] }) else { return nil }
        return rest.isEmpty ? command : "\(command) \(rest)"
    }

    static func place(_ word: String, _ typed: String, _ hasBoard: (String) -> Bool) -> String? {
        if typed.isEmpty { return "home" }
        if let command = otherPlaces[word] { return command }
        if places.contains(word) { return word }
        if NumberList.isNumber(word) { return "open \(word)" }
        return hasBoard(typed) ? "board \(typed)" : nil
    }

    /// For the name of a setting with a value that it does not accept: the line that shows the accepted ones.
    static func setting(_ word: String, _ value: String) -> String? {
        guard !value.isEmpty, let name = SettingName(typed: word), CommandCatalog.info(word) == nil,
            ForeignWords.replacement(for: Command(word, [value])) == nil
        else { return nil }
        return "set \(name.rawValue)"
    }

    /// `?WORDS` searches as in less, `?COMMAND` and `COMMAND?` ask for help as in IPython.
    static func question(_ words: [String]) -> String? {
        let line = words.joined(separator: " ")
        let text = line.drop { $0 == "?" }
        let bare = text.prefix { $0 != "?" }
        guard bare.count < line.count, !bare.isEmpty, text.dropFirst(bare.count).allSatisfy({ $0 == "?" })
        else { return nil }
        if CommandCatalog.info(bare.lowercased()) != nil { return "help \(bare)" }
        return line.hasPrefix("?") ? "search \(bare)" : nil
    }
}
