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
        let composition = "Sources/gallery/Composition/Composition.swift"
        let words = "Sources/Screens/Navigation/NavigationCommands.swift"
        return [
            Wiring(
                file: route, anchor: "public enum Route: NavigationRoute {\n",
                lines: "    /// The tags of what the person keeps.\n    case \(name.word)\n"),
            Wiring(
                file: route, anchor: "        switch self {\n", lines: "        case .\(name.word): nil\n"),
            Wiring(
                file: composition, anchor: "        switch route {\n",
                lines: """
                            case .\(name.word):
                                return \(name.type)Module.assemble(
                                    console: console, favorites: favorites, navigator: stack)

                    """),
            Wiring(
                file: words, anchor: "    nonisolated static var words: [Verb] {\n        [\n",
                lines: """
                                Verb("\(name.word)", usage: "\(name.word)", summary: Phrases.\(name.type).summary),

                    """),
            Wiring(
                file: words, anchor: "        switch command.name {\n",
                lines: "        case \"\(name.word)\": await stack.push(.\(name.word))\n"),
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
