import Glibc
import TestKit
import Testing

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct TerminationTests {
    enum Way: CaseIterable { case hangUp, terminate, vanish }

    @Test(arguments: Way.allCases, 1...3)
    func `after a hang-up or SIGTERM, the last line is in the history`(way: Way, round: Int) throws {
        let home = Home()
        let terminal = try Gallery.atPrompt(home)
        try terminal.run("help save", expecting: "save")
        terminal.type("help \(round)")
        try terminal.expect("\(round)")
        switch way {
        case .hangUp: terminal.send(SIGHUP)
        case .terminate: terminal.send(SIGTERM)
        case .vanish: terminal.hangUp()
        }
        #expect(terminal.end() != nil)

        let again = try Gallery.atPrompt(home)
        again.type("\u{1B}[A")
        try again.expect("help save")
    }

    @Test func `child processes end when the program is killed`() throws {
        let terminal = try Gallery.withRecommendations(Home())
        // The kernel keeps 15 bytes of a process name.
        let names: Set = ["gallery-demo", "gallery-picture"]
        try terminal.wait(for: "both companions") {
            Set(RunningProcess.children(of: $0.process).map(\.name)) == names
        }
        let companions = RunningProcess.children(of: terminal.process)
        terminal.send(SIGKILL)
        #expect(terminal.end() != nil)
        #expect(Clock.wait(atMost: 60) { !companions.contains(where: \.isAlive) })
    }

    @Test func `four shells started at once reach a prompt, and the history keeps a line of each`() throws {
        let home = Home()
        let shells = try (0..<4).map { _ in
            try PseudoTerminal([Gallery.path, "--service", "demo"], environment: home.environment)
        }
        for shell in shells { try shell.expect(Gallery.prompt) }
        for (index, shell) in shells.enumerated() { shell.type("word\(index)\r") }
        for (index, shell) in shells.enumerated() {
            try shell.expect("Nothing found for word\(index)")
            #expect(shell.quit() == 0)
            #expect(!shell.text.contains("gallery.sqlite"))
        }
        let again = try Gallery.atPrompt(home)
        for index in 0..<4 {
            again.type("\u{12}word\(index)\r")
            try again.expect("Nothing found for word\(index)")
        }
    }
}
