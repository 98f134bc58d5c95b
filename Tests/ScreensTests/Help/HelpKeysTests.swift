import CommandShell
import TestKit
import Testing
import TextLayout
import Viper
import Wording

@testable import Screens

@Suite(.whenIdle, .timeLimit(.minutes(10))) @MainActor struct HelpKeysTests {
    private let console = RecordingConsole(screen: ScreenSize(columns: 80, rows: 60))

    private func help(_ keys: [ScreenKey: String], _ request: HelpRequest = .keys) async throws -> [String] {
        await PresentedFeatures(on: console, navigator: SpyNavigator<Route>())
            .help(request, here: [], keys: keys, catalog: StubCatalog([])).appear(for: nil)
        return console.text
    }

    @Test func `"help keys" lists the keys of the screen and of the prompt`() async throws {
        let text = try await help([.altLeft: "prev", .altRight: "next", .altMinus: "zoom out"])
        #expect(
            text.prefix(5) == [
                "On an empty line", "  Alt-Right  `next`", "  Alt-Left   `prev`",
                "  Alt--      `zoom out`",
                "At any prompt",
            ])
        #expect(text.contains { $0.hasPrefix("  Ctrl-R") })
    }

    @Test func `"help keys" and "help grid" list the keys of the grid`() async throws {
        let keys = Phrases.Grid.keys(isPick: false)
        for text in [try await help([:]), try await help([:], .explain("grid"))] {
            let start = try #require(text.firstIndex(of: "In the grid"))
            let rows = text[(start + 1)...].prefix(keys.count)
            #expect(zip(rows, keys).allSatisfy { $0.contains($1.keys) && $0.hasSuffix($1.meaning) })
        }
    }

    @Test func `"help keys" lists only the keys of the prompt if the screen has no keys`() async throws {
        #expect(try await help([:]).first == "At any prompt")
    }

    @Test(arguments: [HelpRequest.keys, .explain("grid")])
    func `on a screen of 24 rows, all keys have their meanings, in running lines`(request: HelpRequest) async
    {
        let console = RecordingConsole()
        await PresentedFeatures(on: console, navigator: SpyNavigator<Route>())
            .help(request, here: [], keys: [:], catalog: StubCatalog([])).appear(for: nil)
        let text = console.text.joined(separator: " ")
        for (key, meaning) in Phrases.Grid.keys(isPick: false) { #expect(text.contains("\(key) \(meaning)")) }
        #expect(ScreenLayout(console.blocks, on: console.screen).lines.count < 24)
    }
}
