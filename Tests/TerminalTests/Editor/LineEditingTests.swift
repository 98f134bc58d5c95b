import Foundation
import Glibc
import TestKit
import Testing

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct LineEditingTests {
    @Test(arguments: ["рыжий кот", "山の朝", "a😀b", "naïve é"])
    func `text in several scripts is entered as typed`(text: String) throws {
        let terminal = try Prompt.start()
        let quoted = text.unicodeScalars
            .map { $0.isASCII ? String($0) : "<\(String($0.value, radix: 16))>" }.joined()
        try terminal.run(text, expecting: "got: \(quoted)\r\n")
        #expect(terminal.screen.lines.contains(Prompt.text + text))
    }

    @Test(arguments: [
        ("cafe\u{301}", "caf<e9>"), ("e\u{302}\u{301}", "<1ebf>"), ("и\u{306}е\u{308}", "<439><451>"),
        ("か\u{3099}", "<304c>"), ("x\u{301}", "x<301>"),
    ])
    func `a letter and its combining mark are composed if possible`(typed: String, characters: String)
        throws
    {
        let terminal = try Prompt.start()
        try terminal.run(typed, expecting: "got: \(characters)\r\n")
        let text = typed.precomposedStringWithCanonicalMapping
        #expect(characters.hasPrefix("x") || terminal.screen.lines.contains(Prompt.text + text))
        terminal.type("\u{1B}[200~\(typed)!\u{1B}[201~")
        try terminal.expect("!")
        try terminal.run("", expecting: "got: \(characters)!\r\n")
    }

    @Test func `Backspace deletes a letter with its combining mark`() throws {
        let terminal = try Prompt.start()
        try terminal.run("cafe\u{301}s\u{1B}[D\u{7F}h", expecting: "got: cafhs\r\n")
    }

    @Test func `characters are inserted and deleted within a line`() throws {
        let terminal = try Prompt.start()
        // Keys: Left twice, !, Home, Delete, End, Ctrl-Left, _.
        try terminal.run(
            "кот дом\u{1B}[D\u{1B}[D!\u{1B}[H\u{1B}[3~\u{1B}[F\u{1B}[1;5D_",
            expecting: "got: <43e><442> <434>!_<43e><43c>\r\n")
    }

    @Test func `Alt-X opens no command prompt of libedit`() throws {
        let terminal = try Prompt.start()
        terminal.type("\u{1B}x")
        terminal.waitForQuiet()
        try terminal.run("bind", expecting: "got: bind\r\n")
    }

    @Test func `the up arrow recalls lines of this and earlier sessions`() throws {
        let terminal = try Prompt.start(environment: ["PROBE_HISTORY": "oldest|older"])
        try terminal.run("new", expecting: "got: new\r\n")
        try terminal.run("new", expecting: "got: new\r\n")
        try terminal.run("\u{1B}[A\u{1B}[A", expecting: "got: older\r\n")
        try terminal.run("\u{1B}OA\u{1B}OA\u{1B}OA\u{1B}OA", expecting: "got: oldest\r\n")
    }

    @Test func `a line of 1,024 characters can be recalled`() throws {
        let long = String(repeating: "x", count: 1024)
        let terminal = try Prompt.start(environment: ["PROBE_HISTORY": long])
        terminal.type("\u{1B}[A\r")
        try terminal.expect("got:")
        let start = terminal.seen
        try terminal.expectPrompt()
        let answer = terminal.output[start..<terminal.seen]
        #expect(answer.count { $0 == UInt8(ascii: "x") } == 1024)
    }

    @Test func `Ctrl-R finds a line by a part of the line`() throws {
        let terminal = try Prompt.start(environment: ["PROBE_HISTORY": "search рыжий кот|open 3"])
        terminal.type("\u{12}рыж")
        try terminal.expect("рыжий")
        try terminal.run("\u{1B}", expecting: "got: search <440><44b><436><438><439> <43a><43e><442>\r\n")
    }

    @Test func `the prompt is colored only if colors are enabled`() throws {
        let terminal = try Prompt.start()
        #expect(terminal.text.contains("\u{1B}[1;35mgallery> \u{1B}[0m"))
        let plain = try Prompt.start(environment: ["NO_COLOR": "1"])
        #expect(!plain.text.contains("\u{1B}[1;35m"))
    }

    @Test(arguments: ["dumb", "unknown-terminal", "vt100", "linux", "xterm-newer-than-terminfo"])
    func `an unknown or limited terminal type gets a prompt without warnings`(type: String) throws {
        let terminal = try Prompt.start(environment: ["TERM": type])
        try terminal.run("hello", expecting: "got: hello\r\n")
        #expect(!terminal.text.contains("No entry"))
        if type == "dumb" { #expect(!terminal.output.contains(0x1B)) }
    }

    @Test func `in a locale that is not UTF-8, Cyrillic text is entered as typed`() throws {
        let terminal = try Prompt.start(environment: ["LC_ALL": "POSIX"])
        try terminal.run("кот", expecting: "got: <43a><43e><442>\r\n")
    }

    @Test func `keys typed during a command are entered in the next line and shown once`() throws {
        let gate = Fifo()
        let terminal = try Prompt.start(environment: ["PROBE_GATE": gate.path])
        terminal.type("gate\r")
        try terminal.expect("waiting\r\n")
        let before = terminal.output.count
        terminal.type("ahead")
        gate.send("d")
        try terminal.expect("opened\r\n")
        try terminal.expectPrompt()
        try terminal.run("", expecting: "got: ahead\r\n")
        let after = String(decoding: terminal.output[before...], as: UTF8.self)
        #expect(after.count(of: "ahead") == 2)
    }

    @Test func `Ctrl-D exits only on an empty line`() throws {
        let terminal = try Prompt.start()
        terminal.type("ab\u{1B}[D\u{4}")
        try terminal.run("", expecting: "got: a\r\n")
        terminal.type("\u{4}")
        #expect(terminal.end() == 0)
        #expect(terminal.modesNow == terminal.modesBefore)
        #expect(terminal.screen.column == 0)
    }

    @Test func `the user's editrc is applied, and keys that it does not bind keep their functions`() throws {
        let file = TemporaryFile("bind -e\nbind ^T ed-move-to-beg\nbind \\\\e[3~ ed-move-to-end\n")
        let terminal = try Prompt.start(environment: ["EDITRC": file.path, "PROBE_HISTORY": "fog"])
        try terminal.run("ab\u{14}c\u{1B}[3~d", expecting: "got: cabd\r\n")
        terminal.type("\u{12}fo")
        try terminal.expect("fog")
        try terminal.run("\u{1B}", expecting: "got: fog\r\n")
    }

    @Test(arguments: ["x", "\\e", "\\001"])
    func `an editrc line with a word longer than libedit's buffer is ignored`(_ key: String) throws {
        let long = String(repeating: key, count: 3_000)
        let file = TemporaryFile(
            "bind \"\(long)\" ed-next-char\nbind -s a \"\(long)\"\nbind ^T ed-move-to-beg\n")
        let terminal = try Prompt.start(environment: ["EDITRC": file.path])
        try terminal.run("ab\u{14}c", expecting: "got: cab\r\n")
    }

    @Test func `vi mode can be selected in the editrc`() throws {
        let file = TemporaryFile("bind -v\n")
        let terminal = try Prompt.start(environment: ["EDITRC": file.path])
        terminal.type("abc\u{1B}")
        try terminal.run("0x", expecting: "got: bc\r\n")
    }
}
