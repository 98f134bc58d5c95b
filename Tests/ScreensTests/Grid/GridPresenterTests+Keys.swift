import CommandShell
import Testing
import TextLayout

@testable import Screens

extension GridPresenterTests {
    @Test func `a line of keys is above the status until the first mark`() async {
        func texts(_ screen: ScriptedScreen) -> [String] { screen.layouts.last?.lines.map(\.line.text) ?? [] }
        let keys = "Space mark, Enter full, s save, ? keys, q back"
        #expect(texts(await grid(.right, .down)).suffix(2).first == keys)
        #expect(
            texts(await grid([.outdated], resizedTo: ScreenSize(columns: 40, rows: 20))).contains {
                $0 == "Space mark, s save, ? keys, q back"
            })
        #expect(!texts(await grid(.character(":"))).contains(keys))
        #expect(!texts(await grid(.space)).contains(keys))
    }

    @Test func `the list of keys is readable to its last line on a small screen, page by page`() async {
        let small = ScreenSize(columns: 40, rows: 20)
        func page(_ keys: FullScreenKey...) async -> [String] {
            let events = [.outdated, .key(.character("?"))] + keys.map(FullScreenEvent.key)
            return await grid(events, resizedTo: small).layouts.last?.lines.map(\.line.text) ?? []
        }
        let first = await page(), second = await page(.down), text = (first + second).joined(separator: " ")
        #expect(first.last == "Page 1 of 2 · any key: more" && second.last == "Page 2 of 2 · any key: back")
        #expect(!text.contains("…") && text.contains("to the start or end") && text.contains("back to the"))
        #expect(await page(.down, .up) == first)
        #expect(await page(.down, .down).contains { $0.hasPrefix("▸1") })
        #expect(await page(.escape).contains { $0.hasPrefix("▸1") })
    }
}
