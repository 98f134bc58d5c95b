import TestKit
import Testing

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct UnboundKeyTests {
    /// Sequences without a binding: xterm's modifiers, other terminals' function keys, keyboard protocols that another
    /// program enabled, mouse and focus reports, control strings (OSC, DCS, APC).
    private static let sequences: [String] = {
        var all: [String] = ["P", "Q", "R", "S", "5P", "2S", "M", "j"].map { "O" + $0 }
        for key in ["A", "B", "C", "D", "H", "F", "P"] {
            all += ["1;6", "1;7", "1;8", "1;4", "1;9"].map { "[" + $0 + key }
        }
        for key in ["2", "5", "6", "11", "15", "17", "24", "25", "34"] {
            all += ["~", ";2~", ";5~", ";8~", "^", "@"].map { "[" + key + $0 }
        }
        all += ["[[A", "[[E", "[Z", "[E", "[G", "[1;2P", "[27;2;13~", "[13;2u", "[97;5u", "[57441;1:3u"]
        all += ["[<0;10;5M", "[<35;3;4m", "[32;10;5M", "[M !!", "[Mab\u{7F}", "[I", "[O", "\u{1B}[5~"]
        all += ["]11;rgb:0/0/0\u{7}", "P1$r0m\u{1B}\\", "_Gi=1;OK\u{1B}\\"]
        return all.map { "\u{1B}" + $0 }
    }()

    @Test(arguments: ["bind -e\n", "bind -v\n"])
    func `a key sequence without a binding leaves nothing in the line`(editrc: String) throws {
        let file = TemporaryFile(editrc)
        let terminal = try Prompt.start(environment: ["EDITRC": file.path])
        for sequence in Self.sequences { terminal.type("ab" + sequence + "c\r") }
        terminal.type("end\r")
        try terminal.expect("got: end\r\n")
        let answers = terminal.text.split(separator: "\r\n").filter { $0.hasPrefix("got: ") }.dropLast()
        #expect(answers.count == Self.sequences.count)
        let wrong = zip(Self.sequences, answers).filter { $0.1 != "got: abc" }.map(\.0)
        #expect(wrong == [])
    }

    @Test func `Escape alone does not change the meaning of the next key`() throws {
        let terminal = try Prompt.start()
        terminal.type("a\u{1B}")
        // Longer than the timeout of an escape sequence, so Escape counts as a key.
        terminal.waitForQuiet(0.3)
        try terminal.run("b", expecting: "got: ab\r\n")
        terminal.type("a\u{1B}[")
        terminal.waitForQuiet(0.3)
        try terminal.run("b", expecting: "got: ab\r\n")
    }

    @Test func `Escape in vi command mode does not change the meaning of the next key`() throws {
        let file = TemporaryFile("bind -v\n")
        let terminal = try Prompt.start(environment: ["EDITRC": file.path])
        terminal.type("abc\u{1B}")
        terminal.waitForQuiet(0.3)
        terminal.type("\u{1B}")
        terminal.waitForQuiet(0.3)
        try terminal.run("x", expecting: "got: ab\r\n")
    }

    @Test(arguments: ["bind -e\n", "bind -v\n"])
    func `arrows, Home, End and Delete edit the line in emacs and vi mode`(editrc: String) throws {
        let file = TemporaryFile(editrc)
        let terminal = try Prompt.start(environment: ["EDITRC": file.path])
        try terminal.run("abc\u{1B}[D\u{1B}[D\u{1B}[3~d", expecting: "got: adc\r\n")
        try terminal.run("bc\u{1B}[Ha", expecting: "got: abc\r\n")
        try terminal.run("\u{1B}[A\u{1B}[H!", expecting: "got: !abc\r\n")
        // libedit's End stops before the last character in vi mode.
        try terminal.run(
            "ab\u{1B}[H\u{1B}OFd", expecting: editrc.contains("-v") ? "got: adb\r\n" : "got: abd\r\n")
    }

    @Test(arguments: ["bind -e\n", "bind -v\n"])
    func `the editrc can bind a key sequence to a function or to text in emacs and vi mode`(editrc: String)
        throws
    {
        let file = TemporaryFile(
            editrc + "bind \\\\e[25;8~ ed-move-to-beg\nbind -s \\\\eOM \"hello\"\n")
        let terminal = try Prompt.start(environment: ["EDITRC": file.path])
        try terminal.run("bc\u{1B}[25;8~a", expecting: "got: abc\r\n")
        try terminal.run("\u{1B}OM you", expecting: "got: hello you\r\n")
    }

    @Test func `Home ends a history search and moves the cursor in the found line`() throws {
        let terminal = try Prompt.start(environment: ["PROBE_HISTORY": "older"])
        terminal.type("\u{12}")
        try terminal.expect("bck:")
        terminal.type("old")
        try terminal.expect("older")
        try terminal.run("\u{1B}[H!", expecting: "got: !older\r\n")
    }

    @Test
    func `a keyboard mode of another program is reset only in a terminal with kitty's keyboard protocol`()
        throws
    {
        for answer in ["\u{1B}[?5u", ""] {
            let terminal = try Prompt.start(environment: ["PROBE_ASKS": "1"])
            try terminal.expect("\u{1B}[c")
            #expect(terminal.text.contains("\u{1B}[?u") && !terminal.text.contains("\u{1B}[=0u"))
            terminal.type(answer + "\u{1B}[?62c")
            if !answer.isEmpty { try terminal.expect("\u{1B}[=0u") }
            terminal.waitForQuiet()
            try terminal.run("alive", expecting: "got: alive\r\n")
            #expect(terminal.text.count(of: "\u{1B}[=0u") == (answer.isEmpty ? 0 : 1))
        }
    }
}
