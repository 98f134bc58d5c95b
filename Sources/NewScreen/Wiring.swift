import Foundation

/// Lines that a file gets for a new screen.
struct Wiring {
    let file: String
    /// The line they go behind.
    let anchor: String
    let lines: String

    /// The route, the composition's line, and the word that leads there.
    static func all(for name: ScreenName) -> [Wiring] {
        let route = "Sources/Screens/Route.swift"
        let composition = "Sources/gallery/Composition/Composition+Routes.swift"
        let words = "Sources/Screens/Navigation/NavigationCommands.swift"
        return [
            Wiring(
                file: route, anchor: "    // Pushed.\n\n",
                lines: "    /// The tags of favorites.\n    case \(name.word)\n"),
            Wiring(file: route, anchor: "        case .list", lines: ", .\(name.word)"),
            Wiring(
                file: composition, anchor: "        switch route {\n",
                lines: """
                            case .\(name.word):
                                return \(name.type)Module.assemble(
                                    console: console, favorites: favorites, navigator: stack)

                    """),
            Wiring(
                file: words, anchor: "PhotoListScreenCommands.random", lines: ", \(name.type)Commands.spec"),
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
