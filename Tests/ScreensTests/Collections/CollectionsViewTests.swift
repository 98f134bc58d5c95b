import CommandShell
import Fakes
import GalleryCore
import Testing
import TextLayout

@testable import Screens

@Suite @MainActor struct CollectionsViewTests {
    private let view = CollectionsView(console: RecordingConsole())

    @Test(arguments: [("", CollectionsEvent.more), ("more", .more), ("refresh", .refresh)])
    func `words`(word: String, event: CollectionsEvent) throws {
        #expect(
            try CollectionsCommands.table.event(for: Command(word), in: ParsingScope(numbers: 1...3)) == event
        )
    }

    @Test func `open takes a number that is there`() throws {
        #expect(
            try CollectionsCommands.table.event(for: Command("open", ["3"]), in: ParsingScope(numbers: 1...3))
                == .open(3))
        #expect(throws: UsageError.self) {
            try CollectionsCommands.table.event(for: Command("open", ["4"]), in: ParsingScope(numbers: 1...3))
        }
        #expect(throws: UsageError.self) {
            try CollectionsCommands.table.event(for: Command("open"), in: ParsingScope(numbers: 1...3))
        }
        #expect(
            try CollectionsCommands.table.event(for: Command("save", ["3"]), in: ParsingScope(numbers: 1...3))
                == nil)
    }

    @Test(arguments: [40, 80, 200])
    func `each is a line with its number, and the numbers stand in a column`(columns: Int) {
        var model = CollectionsModel(place: "Topics")
        model.rows = [
            .init(number: 9, title: "Sea", facts: "1,204 photos", command: "topic sea"),
            .init(number: 10, title: "Fog", facts: "", command: "topic fog"),
        ]
        model.position = "10"
        let sheet = ScreenLayout(view.blocks(for: model), on: ScreenSize(columns: columns, rows: 24))
        #expect(
            sheet.lines.map(\.line.text) == [
                "Topics", " 9 Sea · 1,204 photos · topic sea", "10 Fog · topic fog", "10",
            ])
    }
}
