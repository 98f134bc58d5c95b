import Glibc
import TestKit
import Testing

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct InterruptTests {
    @Test func `Ctrl-C at the prompt discards the line`() throws {
        let terminal = try Prompt.start()
        terminal.type("half a li\u{1B}[D\u{1B}[D")
        try terminal.expect("half a li")
        terminal.type("\u{3}")
        try terminal.expect("^C\r\n")
        try terminal.expect("interrupted\r\n")
        try terminal.expectPrompt()
        try terminal.run("whole", expecting: "got: whole\r\n")
        #expect(
            terminal.screen.lines.prefix(4) == [
                "gallery> half a li^C", "interrupted", "gallery> whole", "got: whole",
            ])
    }

    @Test func `Ctrl-C discards keys typed ahead`() throws {
        let terminal = try Prompt.start()
        terminal.type("wait\r")
        try terminal.expect("waiting\r\n")
        terminal.type("ahead\r\u{3}")
        try terminal.expect("stopped\r\n")
        try terminal.expectPrompt()
        try terminal.run("x", expecting: "got: x\r\n")
        #expect(!terminal.text.contains("ahead"))
    }

    @Test func `Ctrl-C pressed directly after other keys is never lost`() throws {
        let terminal = try Prompt.start()
        for _ in 0..<100 {
            terminal.type("abcdefgh\u{3}")
            try terminal.expect("interrupted\r\n")
            try terminal.expectPrompt()
        }
        try terminal.run("x", expecting: "got: x\r\n")
    }

    @Test func `Ctrl-C ends a history search`() throws {
        let terminal = try Prompt.start(environment: ["PROBE_HISTORY": "fog"])
        terminal.type("\u{12}fo")
        try terminal.expect("fog")
        terminal.type("\u{3}")
        try terminal.expect("interrupted\r\n")
        try terminal.expectPrompt()
        try terminal.run("x", expecting: "got: x\r\n")
    }

    @Test func `Ctrl-C stops a running command`() throws {
        let terminal = try Prompt.start()
        for _ in 0..<5 {
            terminal.type("wait\r")
            try terminal.expect("waiting\r\n")
            terminal.type("\u{3}")
            try terminal.expect("stopped\r\n", within: 40)
            try terminal.expectPrompt()
        }
        #expect(!terminal.text.contains("^C"))
    }

    @Test(arguments: [false, true])
    func `Ctrl-Z stops the program and fg resumes it`(whileCommandRuns: Bool) throws {
        let terminal = try PseudoTerminal(
            ["/bin/bash", "--norc", "--noprofile", "-i"], environment: ["PS1": "bash$ "])
        try terminal.expect("bash$ ")
        terminal.type("\(Launch.probe) prompt\r")
        try terminal.expectPrompt()
        if whileCommandRuns {
            terminal.type("wait\r")
            try terminal.expect("waiting\r\n")
        } else {
            terminal.type("half")
            try terminal.expect("half")
        }
        terminal.type("\u{1A}")
        try terminal.expect("Stopped")
        try terminal.expect("bash$ ")
        terminal.type("echo $((40 + 2)); fg\r")
        try terminal.expect("42\r\n")
        if whileCommandRuns {
            try terminal.expect("prompt\r\n\u{1B}[?2004h")
            terminal.type("\u{3}")
            try terminal.expect("stopped\r\n")
        } else {
            try terminal.expectPrompt()
            try terminal.run(" line", expecting: "got: half line\r\n")
        }
        terminal.type("quit\r")
        try terminal.expect("bash$ ")
    }
}
