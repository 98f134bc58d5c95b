import CommandShell
import GalleryCore
import TestKit
import Testing
import TextLayout
import Viper
import Wording

@testable import Screens

@Suite(.whenIdle, .timeLimit(.minutes(10))) @MainActor struct HelpCommandTests {
    private static let catalog = StubCatalog(
        [], filters: FilterAbility([.orientation: [], .color: ["red", "bw"], .lang: []]))
    private static let list = entries(PhotoListScreenCommands.table)

    private static func entries<Event>(_ table: ScreenCommands<Event>) -> [CommandInfo] {
        table.specs.map { $0.info.scoped(to: ParsingScope(numbers: 1...9)) }
    }

    private nonisolated static let sizes = [
        ScreenSize(columns: 80, rows: 24), ScreenSize(columns: 40, rows: 24),
        ScreenSize(columns: 20, rows: 24),
    ]

    private func help(_ words: String..., on size: ScreenSize) async throws -> RecordingConsole {
        let console = RecordingConsole(screen: size)
        guard
            case .help(let request)? = try HelpCommands.spec.parse(
                Command("help", words).words, ParsingScope())
        else { throw UsageError(.arguments("help")) }
        await PresentedFeatures(on: console, navigator: SpyNavigator<Route>())
            .help(request, here: Self.list, keys: [:], catalog: Self.catalog).appear(for: nil)
        return console
    }

    private func rows(_ console: RecordingConsole) -> [Line] {
        ScreenLayout(console.blocks, on: console.screen).lines.map(\.line)
    }

    @Test(arguments: sizes)
    func `"help all" has every available command or its head, and fits the screen width`(
        size: ScreenSize
    )
        async throws
    {
        let rows = rows(try await help("all", on: size))
        #expect(rows.count < size.rows || size.columns < 40)
        #expect(rows.allSatisfy { $0.width <= size.columns })
        #expect(rows.first?.text.hasPrefix("Find") == true)
        let words = rows.flatMap { $0.text.split(separator: " ").map(String.init) }
        for entry in Self.list { #expect(words.contains(entry.head ?? entry.name)) }
    }

    @Test func `the first help fits a screen of 40 by 20 characters`() async throws {
        #expect(rows(try await help(on: ScreenSize(columns: 40, rows: 20))).count < 19)
    }

    @Test func `on a tall screen, "help all" has descriptions of commands and headings of groups`()
        async throws
    {
        let rows = rows(try await help("all", on: ScreenSize(columns: 80, rows: 120))).map(\.text)
        #expect(rows.contains { $0.hasPrefix("  search") && $0.hasSuffix(Phrases.Help.search) })
        #expect(rows.contains(Phrases.Help.heading(of: "collect")))
    }

    @Test(arguments: ["info", "zoom", "slideshow", "refine", "wider"])
    func `"help" explains commands of other screens`(word: String) async throws {
        let console = try await help(word, on: ScreenSize(columns: 80, rows: 24))
        #expect(console.text.first?.hasPrefix(word) == true)
    }

    @Test func `"help search" lists the filters of the current service with their values`() async throws {
        let text = try await help("search", on: ScreenSize(columns: 80, rows: 24)).text
        let place = try #require(text.firstIndex(of: "Filters of demo"))
        #expect(text[place + 1] == "  orientation:  " + FilterName.orientation.values.joined(separator: ", "))
        #expect(text[place + 2] == "  color:        bw, red")
        #expect(text[place + 3] == "  lang:         " + Phrases.Choices.filter(.lang))
        #expect(!text.contains { $0.contains("license:") })
        #expect(
            try await !help("save", on: ScreenSize(columns: 80, rows: 24)).text.contains("Filters of demo"))
    }

    @Test func `"help" with a command prints its usage, at least two examples and related commands`()
        async throws
    {
        let console = try await help("save", on: ScreenSize(columns: 80, rows: 24))
        #expect(console.text.first?.hasPrefix("save N… [as NAME…] [to DIR|FILE]") == true)
        #expect(console.text.filter { $0.hasPrefix("  save ") }.count >= 2)
        let related = CommandCatalog.related(to: "save")
        #expect(related.contains("credit"))
        #expect(console.text.last == "See also  " + related.joined(separator: "  "))
    }

    @Test func `commands with arguments have at least two examples`() {
        let entries =
            Self.list + Self.entries(DetailCommands.table) + Self.entries(HistoryCommands.table)
        for entry in entries where entry.usage.contains(" ") {
            #expect(entry.examples.count >= 2, "\(entry.name)")
        }
    }

    @Test(arguments: [
        ["board", "add"], ["key", "set"], ["taste", "forget"], ["credit", "figure-md"], ["search", "WORDS"],
        ["save", "3"], ["set", "language"],
    ])
    func `"help" takes a word of the command's usage or examples after the command`(words: [String]) throws {
        let route = try HelpCommands.spec.parse(Command("help", words).words, ParsingScope())
        #expect(route == .help(.explain(words[0])))
    }

    @Test(arguments: [["save", "nonsense"], ["keys", "please"], ["board", "add", "nonsense"]])
    func `"help" with surplus words is an error`(words: [String]) {
        #expect(throws: UsageError(.arguments("help"))) {
            try HelpCommands.spec.parse(Command("help", words).words, ParsingScope())
        }
    }

    @Test(arguments: [
        ("license", "credit"), ("png", "save"), ("markdown", "credit"), ("fullscreen", "full"),
        ("filters", "search"),
        ("width", "save"), ("shortcuts", "keys"), ("date", "search"), ("zebra", "all"), ("columns", "set"),
        ("cameras", "info"),
    ])
    func `"help" with a word that commands have names the command`(word: String, command: String) async {
        await #expect(
            throws: UsageError(.command(word, nearest: command), at: .argument(0, part: nil))
        ) { try await help(word, on: ScreenSize(columns: 80, rows: 24)) }
    }

    @Test(arguments: ["save", "set", "search", "credit", "board", "lock"])
    func `"help" with a command fits a screen of 24 rows`(word: String) async throws {
        #expect(try await rows(help(word, on: ScreenSize(columns: 80, rows: 24))).count < 24)
    }

    @Test func `"help" with an unknown command is an error that names the nearest known command`() async {
        await #expect(
            throws: UsageError(.command("serch", nearest: "search"), at: .argument(0, part: nil))
        ) { try await help("serch", on: ScreenSize(columns: 80, rows: 24)) }
    }
}
