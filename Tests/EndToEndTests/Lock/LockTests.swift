import TestKit
import Testing

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct LockTests {
    /// Whether a text contains no personal data: neither the marker, nor hearts, nor favorites.
    private func hides(_ text: String) -> Bool {
        !text.contains(LockedHome.mark) && !text.contains("♥") && !text.contains("\"favorite\":true")
    }

    @Test func `while gallery is locked, no command or option shows or changes personal data`() throws {
        let locked = try LockedHome()
        #expect(locked.content.joined().contains("\(LockedHome.mark)board"))
        let session = try Gallery.run(
            "--service", "demo", input: (["search cats"] + LockBypass.lines).joined(separator: "\n"),
            home: locked.home)
        #expect(session.problems.count(of: "gallery is locked. Enter the PIN") == LockBypass.lines.count)
        #expect(hides(session.text) && session.code == 1, "\(session.all)")
        let copying = ["/bin/cp", "-r", locked.home(".local/share"), locked.home("copy")]
        #expect(try ProgramRun(copying, environment: [:]).code == 0)
        let places = ["SETTINGS": locked.home("settings"), "COPY": locked.home("copy")]
        for way in LockBypass.all {
            let service = way.arguments.first == "complete" ? [] : ["--service", "demo"]
            let run = try Gallery.run(
                way.arguments.map { places[$0] ?? $0 } + service, input: way.input, home: locked.home,
                environment: ["GALLERY_LOG_LEVEL": "debug"].merging(
                    way.environment.mapValues { places[$0] ?? $0 }
                ) { $1 })
            #expect(run.code == way.code, "\(way): \(run.all)")
            // Error messages repeat the arguments, so they may contain the marker.
            let shown = way.description.contains(LockedHome.mark) ? run.text : run.all
            #expect(hides(shown), "\(way): \(run.all)")
        }
        let log = String(decoding: locked.home.bytes(of: ".local/state/gallery/log"), as: UTF8.self)
        #expect(!log.isEmpty && hides(log))
        let terminal = try PseudoTerminal(
            [Gallery.path, "--service", "demo", "lock", "off"], environment: locked.home.environment)
        try terminal.expect("locked")
        #expect(terminal.exitCode() == 1)
        let open = try Gallery.lockedPrompt(locked.home)
        open.type(LockedHome.pin + "\r")
        try open.expect("Enter: more")
        open.type("lock off\r")
        try open.expect("PIN:")
        open.type(LockedHome.pin + "\r")
        try open.expect("PIN removed")
        #expect(open.quit() == 0)
        let content = try LockedHome.content(of: locked.home)
        #expect(content == locked.content)
    }

    @Test func `a PIN typed at the prompt is erased from the screen and not kept in the history`() throws {
        let locked = try LockedHome()
        let terminal = try Gallery.lockedPrompt(locked.home)
        terminal.type("\r")
        try terminal.expect("Press Enter")
        try terminal.expect(Gallery.prompt)
        try terminal.run("123", expecting: "a PIN has 4 to 8 digits")
        try terminal.run("1234", expecting: "Wrong PIN.")
        #expect(!terminal.screen.lines.joined().contains("1234"))
        terminal.type("\u{1B}[A")
        terminal.waitForQuiet()
        #expect(!terminal.screen.lines.joined().contains("1234"))
        terminal.type("\u{15}" + LockedHome.pin + "\r")
        try terminal.expect("Enter: more")
        #expect(!terminal.screen.lines.joined().contains(LockedHome.pin))
        #expect(terminal.quit() == 0)
        let history = try Gallery.run("--service", "demo", "history", home: locked.home)
        #expect(!history.text.contains(LockedHome.pin))
    }

    @Test
    func `while gallery is locked, no key shows personal data; "lock" also locks and clears other shells`()
        throws
    {
        let locked = try LockedHome()
        let first = try Gallery.lockedPrompt(locked.home)
        // Types words, a wrong PIN with Backspace, and an empty line.
        first.type("search qz\r")
        try first.expect("after Enter alone")
        first.type("1234\u{7F}5\r")
        try first.expect("try again")
        first.type("\r")
        try first.expect("Press Enter")
        for keys in [
            "\u{1B}[A", "\u{10}", "\u{12}qzc", "search qz", "board \t\t", "history \t\t", "list\r", "back\r",
            "forward\r", "\u{12}",
        ] {
            first.type(keys + "\u{15}")
            first.waitForQuiet()
        }
        try first.run("search cats", expecting: "Enter: more")
        try first.run("fav 1", expecting: "gallery is locked")
        #expect(hides(first.text.replacing("\u{12}qzc", with: "")), "\(first.screen.lines)")
        let unlock = "unlock\r"
        first.type(unlock)
        try first.expect("PIN:")
        first.type(LockedHome.pin + "\r")
        try first.expect("Enter: more")
        try first.run("search cats", expecting: "♥")

        let second = try Gallery.lockedPrompt(locked.home)
        second.type(LockedHome.pin + "\r")
        try second.expect("Enter: more")
        // The other shell clears its scrollback and a half-typed line within seconds.
        first.forget()
        first.type("board qzcanary")
        try first.wait(for: "the half-typed line") {
            $0.screen.lines.contains { $0.contains("board qzcanary") }
        }
        try second.run("lock", expecting: "gallery is locked")
        try first.expect("\u{1B}[3J")
        try first.expect("gallery is locked")
        first.waitForQuiet()
        #expect(hides(first.screen.lines.joined()))
        first.forget()
        try first.run("favorites", expecting: "gallery is locked. Press Enter")
        #expect(first.quit() == 0)
        second.send(9)
        let again = try Gallery.lockedPrompt(locked.home)
        again.type("\u{4}")
        try again.expect("Press Enter")
        #expect(hides(again.text))
    }
}

extension Gallery {
    static func lockedPrompt(_ home: Home) throws -> PseudoTerminal {
        let terminal = try PseudoTerminal(
            [path, "--service", "demo"], environment: home.environment, columns: 100, rows: 30)
        try terminal.expect("PIN:")
        return terminal
    }
}
