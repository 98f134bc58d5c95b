import CommandShell
import Testing
import Wording

@testable import Screens

@Suite struct CommandCatalogTests {
    private static let tables: [(name: String, infos: [CommandInfo])] = [
        ("everywhere", NavigationCommands.everywhere.map(\.info)),
        table("list", PhotoListScreenCommands.table),
        table("search", SearchCommands.table), table("recommendations", RecommendationsCommands.table),
        table("photo", DetailCommands.table), table("favorites", FavoritesCommands.table),
        table("boards and collections", BoardsCommands.table),
        table("history", HistoryCommands.table),
    ]

    private static func table<Event>(
        _ name: String, _ table: ScreenCommands<Event>
    ) -> (name: String, infos: [CommandInfo]) { (name, table.specs.map(\.info)) }

    @Test func `no command name or alias is ambiguous within a screen`() {
        for (name, infos) in Self.tables {
            let words = infos.flatMap { [$0.name] + $0.aliases }
            let twice = Dictionary(grouping: words) { $0 }.filter { $1.count > 1 }.keys
            #expect(twice.isEmpty, "\(name): \(twice.sorted())")
        }
    }

    @Test func `the words of a note from a shell are one text, and other words are quoted if needed`() {
        #expect(CommandCatalog.line(of: ["note", "4", "a \"b\"", "c"]) == #"note 4 "a \"b\" c""#)
        #expect(CommandCatalog.line(of: ["note", "4"]) == "note 4")
        #expect(CommandCatalog.line(of: ["tag", "4", "a b", "c"]) == "tag 4 \"a b\" c")
    }

    @Test func `every command has a group with a help heading`() {
        for (name, infos) in Self.tables {
            for info in infos {
                #expect(CommandGroup.all.contains(info.group), "\(name): \(info.name)")
                let group = info.group.name
                #expect(Phrases.Help.heading(of: group) != group, "\(group) has no heading")
            }
        }
    }

    @Test func `the command catalog lists each command once, in the same group as on its screens`() {
        let words = CommandCatalog.infos.map(\.name)
        #expect(Set(words).count == words.count)
        for info in Self.tables.flatMap(\.infos) {
            #expect(CommandCatalog.info(info.name)?.group == info.group, "\(info.name)")
        }
    }

    @Test func `commands of the same group and screen are related`() {
        #expect(CommandCatalog.related(to: "refine") == ["without", "wider"])
        #expect(CommandCatalog.related(to: "save") == ["credit", "copy", "web", "alt"])
        #expect(!CommandCatalog.related(to: "search").contains("refine"))
    }
}
