import Glibc
import TestKit
import Testing

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct PasteTests {
    @Test func `pasted lines are joined to one line and run only on Enter`() throws {
        let terminal = try Prompt.start()
        terminal.type("\u{1B}[200~save 1\r\nsave 2\nsave 3\r\n\u{1B}[201~")
        try terminal.expect("save 3")
        try terminal.run("", expecting: "got: save 1; save 2; save 3\r\n")
        #expect(terminal.text.count(of: "got: ") == 1)
    }

    @Test func `text pasted during a command goes to the next prompt and does not run`() throws {
        let gate = Fifo()
        let terminal = try Prompt.start(environment: ["PROBE_GATE": gate.path])
        terminal.type("gate\r")
        try terminal.expect("waiting\r\n")
        terminal.type("\u{1B}[200~one\rtwo\r\u{1B}[201~")
        gate.send("d")
        try terminal.expect("one; two")
        try terminal.run("", expecting: "got: one; two\r\n")
        #expect(terminal.text.count(of: "got: ") == 1)
    }

    @Test func `a paste that contains its end marker does not run`() throws {
        let terminal = try Prompt.start()
        terminal.type("\u{1B}[200~one\u{1B}[201~\rtwo\r")
        try terminal.expect("two")
        terminal.waitForQuiet()
        try terminal.run("!", expecting: "got: one;two;!\r\n")
        #expect(terminal.text.count(of: "got: ") == 1)
    }

    @Test func `invisible and reordering characters are removed from a paste`() throws {
        let terminal = try Prompt.start()
        terminal.type("\u{1B}[200~a\u{202E}b\u{200B}c\u{7}d\te\u{1B}[201~")
        try terminal.expect("d e")
        try terminal.run("", expecting: "got: abc<fffd>d e\r\n")
    }

    @Test func `without bracketed paste, lines that arrive at once are joined`() throws {
        let terminal = try Prompt.start(environment: ["TERM": "vt100"])
        #expect(!terminal.text.contains("2004"))
        terminal.waitForQuiet()
        terminal.type("save 1\rsave 2\rsave 3")
        try terminal.expect("save 3")
        try terminal.run("", expecting: "got: save 1;save 2;save 3\r\n")
    }

    @Test func `a megabyte can be pasted without a hang`() throws {
        let terminal = try Prompt.start()
        terminal.type("\u{1B}[200~" + String(repeating: "word ", count: 200_000) + "end\u{1B}[201~")
        try terminal.expect("word end", within: 60)
        terminal.send(SIGINT)
        try terminal.expect("interrupted")
    }

    @Test(arguments: [
        "\u{1B}[?62;4c", "\u{1B}[>1;4000;0c", "\u{1B}[12;40R", "\u{1B}[8;24;80t", "\u{1B}[?2026;2$y",
        "\u{1B}]11;rgb:0000/0000/0000\u{1B}\\", "\u{1B}]11;\rsave 1\r\u{7}", "\u{1B}_Gi=1;\rsave 1\r\u{1B}\\",
        "\u{1B}P1$r\rsave 1\r\u{1B}\\", "\u{1B}[I", "\u{1B}[201~",
    ])
    func `a late reply of the terminal is neither entered in the line nor run`(reply: String) throws {
        let terminal = try Prompt.start()
        terminal.type("a" + reply + "b" + reply)
        try terminal.run("c", expecting: "got: abc\r\n")
        #expect(terminal.text.count(of: "got: ") == 1)
    }
}
