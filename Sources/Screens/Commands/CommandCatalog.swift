public import CommandShell
import GalleryCore
import Wording

/// All commands, each once, in the order of help. Source of `help`, README, the manual and shell completions.
public enum CommandCatalog {
    /// Screen or other context in which commands are available.
    public struct Place: Sendable {
        public let name: String
        public let infos: [CommandInfo]
    }

    /// Contexts, each with the commands that no earlier context has.
    public static let places: [Place] = tables.reduce(into: []) { places, place in
        let screenNames = Set(places.flatMap(\.infos).map(\.name))
        let fresh = place.infos.filter { !screenNames.contains($0.name) }
        if !fresh.isEmpty { places.append(Place(name: place.name, infos: fresh)) }
    }

    private static let tables: [Place] = [
        Place(name: "anywhere", infos: NavigationCommands.everywhere.map(\.info).filter(\.isListed)),
        Place(name: "a list", infos: infos(PhotoListScreenCommands.table)),
        Place(name: "a search", infos: infos(SearchCommands.table)),
        Place(name: "a folder", infos: infos(FilesCommands.table(of: .folder(FolderQuery("/"))))),
        Place(name: "a photo", infos: infos(DetailCommands.table)),
        Place(name: "recommendations", infos: infos(RecommendationsCommands.table)),
        Place(name: "favorites", infos: infos(FavoritesCommands.table)),
        Place(name: "boards and collections", infos: infos(BoardsCommands.table)),
        Place(name: "history", infos: infos(HistoryCommands.table)),
        Place(name: "profile", infos: infos(ProfileCommands.table)),
    ]

    public static let infos: [CommandInfo] = CommandGroup.all.flatMap { group in
        places.flatMap(\.infos).filter { $0.group == group }
    }

    /// Commands that help lists together, in its order: those under the head of `name`, which comes first.
    static func family(of name: String) -> [CommandInfo] {
        let head = info(name)?.head ?? name
        return infos.filter { $0.name == head } + infos.filter { $0.head == head }
    }

    /// English names, and words of the interface language.
    static var typedNames: [String] { infos.map(\.name) + Phrases.commandWords.keys }

    /// Whether the word is a whole command line in quotes, as in `gallery 'search fog'`.
    public static func isQuoted(_ word: String) -> Bool {
        let name = word.prefix { !$0.isWhitespace }
        return name.count < word.count && info(String(name)) != nil
    }

    /// Whether the command with this name takes the rest of the line as text.
    public static func takesText(_ name: String) -> Bool { info(typed: name)?.takesText == true }

    /// Whether the word is a command's name, alias, or name in the interface language, and no shorthand.
    public static func isName(_ word: String) -> Bool {
        Phrases.commandWords[word] != nil || infos.contains { $0.words.contains(word) }
    }

    /// Line of a command whose words a shell has divided. The text of a note, after its number, is one word.
    public static func line(of words: [String]) -> String {
        let count = words.first.map(takesText) == true ? 2 : words.count
        let text = words.dropFirst(count).joined(separator: " ")
        return (words.prefix(count) + (words.count > count ? [text] : [])).map(LineReading.quoted)
            .joined(separator: " ")
    }

    static func info(_ word: String) -> CommandInfo? { infos.first { $0.isCalled(word) } }

    /// Command by its English words or a word of the interface language.
    static func info(typed word: String) -> CommandInfo? { info(Phrases.commandWords[word] ?? word) }

    static var aliases: [(name: String, aliases: [String])] {
        let all = tables.flatMap(\.infos)
        return infos.heads.compactMap { head in
            let calls = family(of: head.name).flatMap { info -> [String] in
                let called = all.filter { $0.name == info.name }.flatMap(\.calls)
                let translated = Phrases.commandWords.filter { info.words.contains($0.value) }.map(\.key)
                return [info.name] + called + translated.sorted()
            }
            var seen: Set = [head.name]
            let others = calls.filter { seen.insert($0).inserted }
            return others.isEmpty ? nil : (head.name, others)
        }
    }

    /// Other commands in the group and context of a command, without those that help lists under another one.
    static func related(to name: String) -> [String] {
        guard let place = places.first(where: { $0.infos.contains { $0.name == name } }),
            let group = info(name)?.group
        else { return [] }
        let family = family(of: name).map(\.name)
        return place.infos.filter { $0.group == group && $0.head == nil && !family.contains($0.name) }.map(
            \.name)
    }

    private static func infos<Event>(_ table: ScreenCommands<Event>) -> [CommandInfo] {
        table.specs.map(\.info).filter(\.isListed)
    }
}

extension CommandInfo {
    fileprivate var calls: [String] {
        switch shorthand {
        case .number: [Phrases.Help.number, "#" + Phrases.Help.number] + aliases
        case .prefix(let prefix): [Phrases.Help.words(after: prefix)] + aliases
        case nil: aliases
        }
    }
}
