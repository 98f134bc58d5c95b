public import CommandShell
import Wording

/// Every command there is, each word once, in the order of help. README, the manual, completion of shells and `help`
/// are made from it.
public enum CommandCatalog {
    /// A place where commands work, such as a list.
    public struct Place: Sendable {
        public let name: String
        public let infos: [CommandInfo]
    }

    /// Where a command works first; later places have those that are new there.
    public static let places: [Place] = tables.reduce(into: []) { places, place in
        let known = Set(places.flatMap(\.infos).map(\.name))
        let fresh = place.infos.filter { !known.contains($0.name) }
        if !fresh.isEmpty { places.append(Place(name: place.name, infos: fresh)) }
    }

    private static let tables: [Place] = [
        Place(name: "anywhere", infos: NavigationCommands.everywhere.map(\.info).filter(\.isListed)),
        Place(name: "a list", infos: infos(PhotoListScreenCommands.table)),
        Place(name: "a search", infos: infos(SearchCommands.table)),
        Place(name: "a photo", infos: infos(DetailCommands.table)),
        Place(name: "recommendations", infos: infos(RecommendationsCommands.table)),
        Place(name: "favorites", infos: infos(FavoritesCommands.table)),
        Place(name: "boards and collections", infos: infos(BoardsCommands.table)),
        Place(name: "history", infos: infos(HistoryCommands.table)),
        Place(name: "profile", infos: infos(ProfileCommands.table)),
    ]

    /// In the order of their groups.
    public static let infos: [CommandInfo] = CommandGroup.all.flatMap { group in
        places.flatMap(\.infos).filter { $0.group == group }
    }

    static let words = infos.map(\.name)

    static func info(_ word: String) -> CommandInfo? { infos.first { $0.isCalled(word) } }

    /// Other words for commands, in the order of help.
    static var aliases: [(name: String, aliases: [String])] {
        let all = tables.flatMap(\.infos)
        return infos.compactMap { info in
            var words: [String] = []
            for same in all where same.name == info.name {
                words += same.calls.filter { !words.contains($0) }
            }
            return words.isEmpty ? nil : (info.name, words)
        }
    }

    /// Those of the same group that work in the same place.
    static func related(to name: String) -> [String] {
        guard let place = places.first(where: { $0.infos.contains { $0.name == name } }),
            let group = info(name)?.group
        else { return [] }
        return place.infos.filter { $0.group == group && $0.name != name }.map(\.name)
    }

    private static func infos<Event>(_ table: ScreenCommands<Event>) -> [CommandInfo] {
        table.specs.map(\.info).filter(\.isListed)
    }
}

extension CommandInfo {
    /// What may be typed in place of its name.
    fileprivate var calls: [String] {
        switch shorthand {
        case .number: [Phrases.Help.number] + aliases
        case .prefix(let mark): [Phrases.Help.words(behind: mark)] + aliases
        case nil: aliases
        }
    }
}
