import Foundation

/// Lines that a file gets for a new screen.
struct Wiring {
    let file: String
    /// The line they go behind.
    let anchor: String
    let lines: String

    /// The route, the composition's line, the word that leads there, its place in the catalog, and a line for the
    /// session of every command.
    static func all(for name: ScreenName) -> [Wiring] {
        let route = "Sources/Screens/Route.swift"
        let composition = "Sources/gallery/Composition/Composition+Routes.swift"
        let words = "Sources/Screens/Navigation/NavigationCommands.swift"
        return [
            Wiring(
                file: route, anchor: "    case favorites\n",
                lines: "    /// The tags of favorites.\n    case \(name.word)\n"),
            Wiring(file: route, anchor: "        case .recommendations, .list", lines: ", .\(name.word)"),
            Wiring(
                file: composition, anchor: "        switch route {\n",
                lines: """
                            case .\(name.word):
                                return \(name.type)Module.assemble(
                                    console: console, favorites: favorites, navigator: stack)

                    """),
            Wiring(
                file: words, anchor: "PhotoListScreenCommands.random,\n",
                lines: "            \(name.type)Commands.spec,\n"),
            Wiring(
                file: "Sources/Screens/Help/CommandCatalog.swift",
                anchor: "infos: infos(HistoryCommands.table)),\n",
                lines: "        Place(name: \"\(name.word)\", infos: infos(\(name.type)Commands.table)),\n"),
            Wiring(
                file: "Tests/EndToEndTests/Support/EveryCommand.swift", anchor: "    static let lines = [\n",
                lines: "        \"\(name.word)\",\n"),
        ]
    }

    /// The file's text with these and the earlier lines in it.
    func applied(to text: String) throws -> String {
        guard let place = text.range(of: anchor) else {
            throw NewScreen.Refusal(description: "\(file) has no line `\(anchor)` to go on from.")
        }
        var text = text
        text.insert(contentsOf: lines, at: place.upperBound)
        return text
    }
}
