import CommandShell
import Testing

@testable import Screens

@Suite struct HistoryCommandsTests {
    @Test(arguments: [
        ("history", ChoiceListEvent<HistoryRequest>.own(.list([]))),
        ("history fog cats", .own(.list(["fog", "cats"]))),
        ("history delete 2,4-5", .own(.delete([2, 4, 5]))),
        ("history clear", .own(.clear(isConfirmed: false))),
        ("history clear all", .own(.clear(isConfirmed: true))),
        ("history delete", .own(.list(["delete"]))),
        ("history -- clear", .own(.list(["clear"]))),
        ("history clear sky", .own(.list(["clear", "sky"]))),
        ("open 3", .open(3)), ("more", .more), ("refresh", .refresh),
    ])
    func `words become events`(line: String, event: ChoiceListEvent<HistoryRequest>) throws {
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
}
