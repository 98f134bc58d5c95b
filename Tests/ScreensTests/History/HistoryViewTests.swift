import CommandShell
import Fakes
import Testing

@testable import Screens

@Suite @MainActor struct HistoryViewTests {
    private let console = RecordingConsole()
    private var view: HistoryView { HistoryView(console: console) }

    @Test(arguments: [
        ("history", HistoryEvent.list([])), ("history fog cats", .list(["fog", "cats"])),
        ("history delete 2,4-5", .delete([2, 4, 5])), ("history clear", .clear(isConfirmed: false)),
        ("history clear all", .clear(isConfirmed: true)),
        ("history delete", .list(["delete"])),
        ("history -- clear", .list(["clear"])), ("history clear sky", .list(["clear", "sky"])),
        ("open 3", .open(3)),
        ("more", .more), ("refresh", .refresh),
    ])
    func `words become events`(line: String, event: HistoryEvent) throws {
        let command = try #require(try Command(parsing: line))
        #expect(try HistoryCommands.table.event(for: command, in: ParsingScope(numbers: 1...9)) == event)
    }

    @Test func `a number that is not there is named with its place`() {
        #expect(throws: UsageError(.number("12", 1...9), at: .argument(2, part: "12"))) {
            try HistoryCommands.table.event(
                for: Command("history", ["delete", "3", "12"]), in: ParsingScope(numbers: 1...9))
        }
        #expect(throws: UsageError.self) {
            try HistoryCommands.table.event(
                for: Command("history", ["delete", "3"]), in: ParsingScope(numbers: nil))
        }
    }

    @Test func `entries stand in columns, as many as the screen takes`() {
        let entries = (1...30).map { HistoryModel.Entry(number: $0, text: "s\($0)", detail: "1 photo") }
        let model = HistoryModel(
            place: "History", aside: "30 searches", entries: entries,
            positions: (0...30).map { "shown \($0)" })
        #expect(view.show(model) == 20)
        #expect(console.text.first == "History · 30 searches")
        #expect(console.text[1] == " 1  s1   1 photo")
        #expect(console.text[20] == "20  s20  1 photo")
        #expect(console.text.last == "shown 20")
    }
}
