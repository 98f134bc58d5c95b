import Foundation

struct Wiring {
    let file: String
    /// Existing text after which `lines` are inserted.
    let anchor: String
    let lines: String

    /// Insertions for a screen: route, module, command, catalog entry, and a line in the command test.
    static func all(for name: ScreenName) -> [Wiring] {
        let route = "Sources/Screens/Route.swift"
        let composition = "Sources/gallery/Composition/Composition+Routes.swift"
        let commands = "Sources/Screens/Navigation/NavigationCommands.swift"
        return [
            Wiring(
                file: route, anchor: "    case favorites\n",
                lines: "    /// Tags of favorites.\n    case \(name.word)\n"),
            Wiring(file: route, anchor: "        case .recommendations, .list", lines: ", .\(name.word)"),
            Wiring(
                file: composition, anchor: "        switch route {\n",
                lines: """
                            case .\(name.word):
                                return \(name.type)Module.assemble(
                                    console: console, favorites: stores.favorites, navigator: stack)

                    """),
            Wiring(
                file: commands, anchor: "PhotoListScreenCommands.random,\n",
                lines: "            \(name.type)Commands.anywhere,\n"),
            Wiring(
                file: "Sources/Screens/Commands/CommandCatalog.swift",
                anchor: "infos: infos(HistoryCommands.table)),\n",
                lines: "        Place(name: \"\(name.word)\", infos: infos(\(name.type)Commands.table)),\n"),
            Wiring(
                file: "Tests/EndToEndTests/Program/EveryCommand.swift", anchor: "    static let lines = [\n",
                lines: "        \"\(name.word)\",\n"),
        ]
    }

    func applied(to text: String) throws -> String {
        guard let range = text.range(of: anchor) else {
            throw NewScreen.Refusal(description: "\(file) has no text `\(anchor)` to insert after.")
        }
        var text = text
        text.insert(contentsOf: lines, at: range.upperBound)
        return text
    }
}
