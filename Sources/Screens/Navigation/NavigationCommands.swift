import GalleryCore
import TextLayout
public import Viper
import Wording

/// The words that lead from anywhere to a place, to a list by its name, or back.
@MainActor
public final class NavigationCommands: GlobalCommands {
    private let stack: NavigationStack<Route>
    private let console: any Console

    /// Takes the stack one moves on.
    public init(stack: NavigationStack<Route>, console: any Console) {
        self.stack = stack
        self.console = console
    }

    /// In the order of help.
    public var verbs: [Verb] { Self.words }

    nonisolated static var words: [Verb] {
        [
            Verb(
                "recommend", usage: "recommend [BOARD]", summary: Phrases.Help.recommend,
                examples: ["recommend", "recommend misty mornings"], takes: [.one(.boards)],
                isHarmless: true),
            Verb(
                "search", usage: "search [WORDS] \(Phrases.Help.filters)", summary: Phrases.Help.search,
                examples: ["search fog forest", "search cats orientation:portrait color:bw order:latest"],
                takes: [.pair(.filters), .phrase(.searches), .seen, .guess(.words)], isHarmless: true),
            Verb.history(),
            Verb(
                "favorites", usage: "favorites [WORDS]", summary: Phrases.Help.favorites,
                examples: ["favorites", "favorites fog", "favorites \"night sky\""], takes: [.seen],
                isHarmless: true),
            Verb(
                "topic", usage: "topic [NAME]", summary: Phrases.Help.topic,
                examples: ["topic sea", "topic"],
                takes: [.phrase(.topics)], isHarmless: true),
            Verb(
                "collections", usage: "collections [WORDS]", summary: Phrases.Help.collections,
                examples: ["collections fog", "collections"], takes: [.seen], isHarmless: true),
            Verb(
                "collection", usage: "collection KEY", summary: Phrases.Help.collection,
                examples: ["collection 1234", "collection sea"], isHarmless: true),
            Verb(
                "random", usage: "random [WORDS]", summary: Phrases.Help.random,
                examples: ["random cats", "random"],
                takes: [.seen, .guess(.words)], isHarmless: true),
            Verb("back", usage: "back", summary: Phrases.Help.back, isHarmless: true),
            Verb("home", usage: "home", summary: Phrases.Help.home, isHarmless: true),
        ]
    }

    public func perform(_ command: Command) async throws(UsageError) -> Bool {
        switch command.name {
        case "recommend": try await stack.push(.recommendations, performing: command)
        case "search": try await stack.push(.search, performing: command)
        case "favorites":
            if command.arguments.isEmpty {
                try await stack.push(.favorites, performing: command)
            } else {
                await stack.push(.list(.kept(WordQuery(command.arguments))))
            }
        case "history": try await stack.push(.history, performing: command)
        case "topic":
            let name = command.arguments.joined(separator: "-").lowercased()
            await stack.push(name.isEmpty ? .collections(.topics) : .list(.topic(name)))
        case "collections":
            await stack.push(.collections(.collections(command.arguments.joined(separator: " "))))
        case "collection":
            guard command.arguments.count == 1 else { throw UsageError(.arguments("collection")) }
            await stack.push(.list(.collection(command.arguments[0])))
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
