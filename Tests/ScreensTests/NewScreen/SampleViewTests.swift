import CommandShell
import TestKit
import Testing
import TextLayout

@testable import Screens

@Suite @MainActor struct SampleViewTests {
    private let view = SampleView(console: RecordingConsole())

    @Test func `valid lines are parsed as events, and an invalid number is an error`() throws {
        func event(_ line: String) throws -> SampleEvent? {
            try Command(parsing: line).flatMap {
                try SampleCommands.table.event(for: $0, in: ParsingScope(numbers: 1...3))
            }
        }
        #expect(try event("open 2") == .open(2))
        #expect(try event("refresh") == .refresh)
        #expect(try event("save") == nil)
        #expect(throws: UsageError.self) { try event("open 4") }
    }

    @Test(arguments: [40, 80, 200]) func `each tag is a line with its number`(columns: Int) {
        let model = SampleModel(heading: "Sample", tags: ["fog", "sea"])
        let layout = ScreenLayout(view.blocks(for: model), on: ScreenSize(columns: columns, rows: 24))
        #expect(layout.lines.map(\.line.text) == ["Sample", "1 fog", "2 sea"])
    }
}
