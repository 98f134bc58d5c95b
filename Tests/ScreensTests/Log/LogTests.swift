import CommandShell
import TestKit
import Testing
import Wording

@testable import Screens

@Suite(.timeLimit(.minutes(10))) @MainActor struct LogTests {
    private func log(_ path: String?, _ lines: [String]) async -> [Note] {
        let display = RecordingDisplay<[Note]>()
        await LogPresenter(display: display, path: path) { lines.suffix($0) }.handle(2)
        return display.models.flatMap(\.self)
    }

    @Test func `"log" prints the last lines of the log and its path`() async {
        #expect(await log("/state/log", ["a", "b", "c"]).map(\.text) == ["b", "c", "Log: /state/log"])
        #expect(await log("/state/log", []).map(\.text) == [Phrases.Log.empty("/state/log")])
        #expect(await log(nil, []) == [.problem(Phrases.Log.missing)])
    }

    @Test func `"log" takes the number of lines`() throws {
        #expect(try LogCommand.spec.parse([], ParsingScope()) == .log(20))
        #expect(try LogCommand.spec.parse([Word("5", at: 0)], ParsingScope()) == .log(5))
        #expect(throws: UsageError.self) { try LogCommand.spec.parse([Word("x", at: 0)], ParsingScope()) }
    }
}
