import GalleryCore
public import Viper

/// The words that lead from anywhere to a place, to a list by its name, or back.
@MainActor
public final class PlaceCommands: GlobalCommands {
    private let stack: NavigationStack<Route>
    private let console: any Console

    /// Takes the stack one moves on.
    public init(stack: NavigationStack<Route>, console: any Console) {
        self.stack = stack
        self.console = console
    }

    /// In the order of help.
    public let verbs = [
        Verb("recommend", usage: "recommend", summary: Phrases.Help.recommend),
        Verb(
            "search", usage: "search [WORDS] [filter:value…]", summary: Phrases.Help.search,
            examples: ["search fog forest", "search cats orientation:portrait color:bw order:latest"],
            takes: [.pair(.filters), .phrase(.searches), .seen]),
        Verb("favorites", usage: "favorites", summary: Phrases.Help.favorites),
        Verb(
            "topic", usage: "topic NAME", summary: Phrases.Help.topic, examples: ["topic sea"],
            takes: [.phrase(.topics)]),
        Verb(
            "random", usage: "random [WORDS]", summary: Phrases.Help.random, examples: ["random cats"],
            takes: [.seen]),
        Verb("back", usage: "back", summary: Phrases.Help.back),
        Verb("home", usage: "home", summary: Phrases.Help.home),
    ]

    /// Goes there.
    public func perform(_ command: Command) async throws(UsageError) -> Bool {
        switch command.name {
        case "recommend": try await stack.push(.recommendations, performing: command)
        case "search": try await stack.push(.search, performing: command)
        case "favorites": try await stack.push(.favorites, performing: command)
        case "topic":
            guard !command.arguments.isEmpty else { throw UsageError(.arguments("topic")) }
            await stack.push(.list(.topic(command.arguments.joined(separator: "-").lowercased())))
        case "random": await stack.push(.list(.random(command.arguments.joined(separator: " "))))
        case "back": await back()
        case "home": await stack.popToRoot()
        default: return false
        }
        return true
    }

    private func back() async {
        if stack.depth > 1 { await stack.pop() } else { console.say(Line(Phrases.firstScreen, .quiet)) }
    }
}
