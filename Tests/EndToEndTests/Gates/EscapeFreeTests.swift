import PseudoTerminals
import Testing

@Suite(.onOwnThread) struct EscapeFreeTests {
    @Test func `a pipe gets no escape of any command`() throws {
        let input = EveryCommand.lines.map { $0 + "\n" }.joined()
        let run = try Gallery.run("--service", "demo", input: input, home: Home())
        #expect(run.code == 2)
        #expect(run.text.contains("Favorites"))
        #expect(!run.output.contains(0x1B) && !run.errors.contains(0x1B))
        #expect(!run.output.contains(0x07) && !run.output.contains(0x0D))
    }

    @Test func `a terminal that can do nothing gets none either`() throws {
        let terminal = try Gallery.atPrompt(Home(), environment: ["TERM": "dumb"])
        for line in EveryCommand.lines { try terminal.run(line, expecting: "\n") }
        #expect(terminal.quit() == 0)
        #expect(!terminal.output.contains(0x1B))
    }

    @Test func `NO_COLOR leaves no attribute`() throws {
        let terminal = try Gallery.atPrompt(Home(), environment: ["NO_COLOR": "1"])
        for line in EveryCommand.lines { try terminal.run(line, expecting: "\n") }
        #expect(terminal.quit() == 0)
        // The plain ones that are set when the terminal is given back are none.
        let set = terminal.text.matches(of: #/\x{1B}\[([0-9;]+)m/#).filter { $0.output.1 != "0" }
        #expect(set.isEmpty)
    }
}
