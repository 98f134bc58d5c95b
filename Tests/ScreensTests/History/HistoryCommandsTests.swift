import CommandShell
import Testing

@testable import Screens

@Suite struct HistoryCommandsTests {
    private let scope = ParsingScope(numbersByScreen: ["history": 1...9])

    private func route(_ line: String, in scope: ParsingScope) throws -> Route? {
        try HistoryCommands.anywhere.parse(try #require(try Command(parsing: line)).words, scope)
    }

    @Test(arguments: [
        ("history", HistoryRequest.list([])), ("history fog cats", .list(["fog", "cats"])),
        ("history delete 2,4-5", .delete([2, 4, 5])), ("history clear", .clear(isConfirmed: false)),
        ("history clear all", .clear(isConfirmed: true)),
        ("history clear --yes", .clear(isConfirmed: true)), ("history delete", .list(["delete"])),
        ("history -- clear", .list(["clear"])), ("history clear sky", .list(["clear", "sky"])),
    ])
    func `arguments of "history" are parsed to a request`(line: String, request: HistoryRequest) throws {
        #expect(try route(line, in: scope) == .history(request))
    }

    @Test(arguments: [
        ("open 3", ChoiceListEvent<HistoryRequest>.open(3)), ("more", .more), ("refresh", .refresh),
    ])
    func `the list commands of the history screen are parsed to their events`(
        line: String, event: ChoiceListEvent<HistoryRequest>
    ) throws {
        let command = try #require(try Command(parsing: line))
        #expect(try HistoryCommands.table.event(for: command, in: ParsingScope(numbers: 1...9)) == event)
    }

    @Test func `"history delete" with an unlisted number is an error at that number`() {
        #expect(throws: UsageError(.number("12", 1...9), at: .argument(2, part: "12"))) {
            try route("history delete 3 12", in: scope)
        }
        #expect(throws: UsageError.self) { try route("history delete 3", in: ParsingScope()) }
    }
}
