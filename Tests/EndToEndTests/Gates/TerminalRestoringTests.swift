import Glibc
import TestKit
import Testing

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct TerminalRestoringTests {
    private static func start(_ phase: Phase, _ home: Home) throws -> (PseudoTerminal, [AnyObject]) {
        let reached = try phase.reach(home) { service, environment in
            try PseudoTerminal(
                [Gallery.path, "--service", service],
                environment: home.environment.merging(environment) { $1 })
        }
        #expect(reached.terminal.modesNow != reached.terminal.modesBefore)
        return reached
    }

    @Test(arguments: Phase.allCases, [SIGTERM, SIGHUP, SIGQUIT])
    func `a fatal signal in any phase ends the program and restores the terminal`(phase: Phase, signal: Int32)
        throws
    {
        let home = Home()
        let (terminal, held) = try Self.start(phase, home)
        terminal.send(signal)
        // 20 seconds are less than the timeout of a request without an answer.
        let status = terminal.end(within: 20)
        #expect(status != nil)
        #expect(terminal.modesNow == terminal.modesBefore)
        // These sequences turn bracketed paste off and wrapping on, show the cursor, and reset attributes.
        #expect(terminal.text.hasSuffix("\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[0m"))
        withExtendedLifetime(held) {}
    }

    @Test(arguments: Phase.allCases)
    func `an interrupt returns to the prompt, and quitting restores the terminal`(
        phase: Phase
    ) throws {
        let home = Home()
        let (terminal, held) = try Self.start(phase, home)
        terminal.send(SIGINT)
        try terminal.expect(Gallery.prompt)
        #expect(terminal.quit() == 0)
        #expect(terminal.modesNow == terminal.modesBefore)
        withExtendedLifetime(held) {}
    }

    @Test(arguments: Phase.allCases)
    func `SIGTSTP restores the terminal modes, and fg sets them again`(
        phase: Phase
    ) throws {
        let home = Home()
        // A shell that leaves terminal modes to its programs.
        let (shell, held) = try phase.reach(home) { service, environment in
            let shell = try PseudoTerminal(
                ["/bin/sh", "-i"],
                environment: home.environment.merging(environment) { $1 }.merging(["PS1": "sh> "]) { $1 })
            try shell.expect("sh> ")
            shell.type("\(Gallery.path) --service \(service)\r")
            return shell
        }
        let gallery = try #require(RunningProcess.children(of: shell.process).first { $0.name == "gallery" })
        #expect(shell.modesNow != shell.modesBefore)
        kill(gallery.number, SIGTSTP)
        try shell.expect("sh> ")
        #expect(RunningProcess(gallery.number)?.isStopped == true)
        #expect(shell.modesNow == shell.modesBefore)
        shell.type("fg\r")
        try shell.wait(for: "the program to go on") { $0.modesNow != $0.modesBefore }
        #expect(RunningProcess(gallery.number)?.isStopped == false)
        shell.waitForQuiet()
        shell.forget()
        shell.type("\u{3}")
        try shell.expect(Gallery.prompt)
        shell.type("quit\r")
        try shell.expect("sh> ")
        #expect(shell.modesNow == shell.modesBefore)
        withExtendedLifetime(held) {}
    }
}
