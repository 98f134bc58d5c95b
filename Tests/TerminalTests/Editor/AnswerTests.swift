import TestKit
import Testing

/// Serialized, since the tests measure time.
@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct AnswerTests {
    private static let cases =
        AnsweringTerminal.Manner.allCases.flatMap { manner in
            [0, 0.05].map { AnsweringTerminal(delay: $0, manner: manner) }
        } + [
            AnsweringTerminal(delay: 0.5, manner: .whole), AnsweringTerminal(delay: 0.5, manner: .textBehind),
            AnsweringTerminal(delay: 5, manner: .byByte), AnsweringTerminal(delay: 5, manner: .textBehind),
        ]

    private func start() throws -> PseudoTerminal {
        let terminal = try Prompt.start(environment: ["PROBE_ASKS": "1", "COLORTERM": "truecolor"])
        try terminal.expect("\u{1B}[c")
        return terminal
    }

    @Test(arguments: cases)
    func `terminal answers are processed and never typed into the line`(_ answering: AnsweringTerminal) throws
    {
        let terminal = try start()
        answering.answer(terminal)
        terminal.waitForQuiet(0.2)
        #expect(terminal.screen.lines[0] == "gallery>")
        #expect(terminal.screen.lines[1...].allSatisfy { $0.isEmpty })
        try terminal.run("alive", expecting: "got: alive\r\n")
        #expect(terminal.text.count(of: "got: ") == 1)
        try terminal.run("profile", expecting: "graphics: kitty\r\n")
    }

    @Test func `the query for 24-bit color sets a background color and resets it at once`() throws {
        let terminal = try Prompt.start(environment: ["PROBE_ASKS": "1"])
        try terminal.expect("\u{1B}[c")
        #expect(terminal.text.contains("\u{1B}[48:2:1:2:3m\u{1B}P$qm\u{1B}\\\u{1B}[49m"))
    }

    @Test func `if a terminal never answers, lines are still read, and pictures are drawn in cells`() throws {
        let terminal = try start()
        try terminal.run("alive", expecting: "got: alive\r\n")
        terminal.type("profile\r")
        try terminal.expect("graphics: cells\r\n")
        try terminal.expectPrompt()
        try terminal.run("profile", expecting: "graphics: cells\r\n")
    }

    @Test func `keys typed before the terminal is queried are entered in the line`() throws {
        let gate = Fifo()
        let terminal = try PseudoTerminal(
            ["/bin/sh", "-c", "read _ < \(gate.path); exec \(Launch.probe) prompt"],
            environment: ["PROBE_ASKS": "1", "COLORTERM": "truecolor"])
        terminal.type("early\r")
        gate.send("\n")
        try terminal.expect("got: early")
        try terminal.expect("\u{1B}[c")
        terminal.type(AnsweringTerminal.answers)
        terminal.waitForQuiet()
        try terminal.run("late", expecting: "got: late\r\n")
    }

    @Test(arguments: [
        "\u{1B}_Gi=4211;\rsave 1\r\u{1B}\\\u{1B}[?62c", "\u{1B}P>|\rsave 1\r\u{1B}\\\u{1B}[?62c",
        "\u{1B}]11;\rsave 1\r\u{7}\u{1B}[?62c", "\u{1B}[?62;\rsave 1\r\u{1B}[?62c",
        "\u{1B}[?62c\rsave 1\r", "\u{1B}[?62c\u{1B}[200~save 1\r\u{1B}[201~\r",
        "\rsave 1\r\u{1B}[?62c", "\u{1B}_G\u{18}\rsave 1\r\u{1B}[?62c",
        "\u{1B}P>|x\u{1B}[\rsave 1\r\u{1B}[?62c",
    ])
    func `a command within, before or after a terminal answer does not run, and the line stays empty`(
        _ answer: String
    )
        throws
    {
        let terminal = try start()
        terminal.type(answer)
        terminal.waitForQuiet(0.2)
        #expect(terminal.screen.lines[0] == "gallery>")
        #expect(terminal.screen.lines[1...].allSatisfy { $0.isEmpty })
        try terminal.run("alive", expecting: "got: alive\r\n")
        #expect(terminal.text.count(of: "got: ") == 1)
    }

    @Test func `a terminal that cannot parse queries is not queried`() throws {
        for term in ["dumb", "vt100", "linux"] {
            let terminal = try Prompt.start(environment: ["PROBE_ASKS": "1", "TERM": term])
            try terminal.run("alive", expecting: "got: alive")
            #expect(!terminal.text.contains("\u{1B}[c"))
        }
    }
}
