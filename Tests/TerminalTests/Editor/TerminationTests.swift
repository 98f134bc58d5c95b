import Glibc
import TestKit
import Testing

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct TerminationTests {
    enum Phase: CaseIterable { case atPrompt, halfLine, search, command, unresponsive }

    private func start(_ phase: Phase) throws -> PseudoTerminal {
        let terminal = try Prompt.start(environment: ["PROBE_HISTORY": "fog"])
        switch phase {
        case .atPrompt: break
        case .halfLine:
            terminal.type("half")
            try terminal.expect("half")
        case .search:
            terminal.type("\u{12}fo")
            try terminal.expect("fog")
            terminal.waitForQuiet()
        case .command:
            terminal.type("wait\r")
            try terminal.expect("waiting\r\n")
        case .unresponsive:
            terminal.type("deaf\r")
            try terminal.expect("hears nothing\r\n")
        }
        return terminal
    }

    @Test(arguments: Phase.allCases, [SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGABRT, SIGTRAP])
    func `a fatal signal in any phase restores the terminal`(phase: Phase, signal: Int32) throws {
        let terminal = try start(phase)
        #expect(terminal.modesNow != terminal.modesBefore)
        terminal.send(signal)
        let status = terminal.end(within: 40)
        #expect(status != nil)
        #expect(terminal.modesNow == terminal.modesBefore)
        let name = [SIGSEGV: "SIGSEGV", SIGABRT: "SIGABRT", SIGTRAP: "SIGTRAP"][signal]
        let farewell = "\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[0m"
        let tail = terminal.text
        #expect(tail.hasSuffix(farewell + (name.map { "gallery: \($0)\r\n" } ?? "")))
        if ![SIGTERM, SIGHUP].contains(signal) { #expect(status.map { $0 & 0x7F } == signal) }
    }

    /// Signals that end a process (signal(7)), except SIGKILL. The last five are real-time signals.
    private static let terminating: [Int32] =
        [
            SIGHUP, SIGINT, SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGUSR1, SIGSEGV, SIGUSR2,
            SIGPIPE, SIGALRM, SIGTERM, SIGSTKFLT, SIGXCPU, SIGXFSZ, SIGVTALRM, SIGPROF, SIGIO, SIGPWR, SIGSYS,
        ] + [34, 35, 50, 63, 64]

    @Test(arguments: [Phase.atPrompt, .command], terminating)
    func `any signal that ends the program restores the terminal`(phase: Phase, signal: Int32) throws {
        let terminal = try start(phase)
        terminal.send(signal)
        // SIGINT discards the line or stops the command, and SIGPIPE is ignored.
        guard ![SIGINT, SIGPIPE].contains(signal) else { return #expect(terminal.end(within: 0) == nil) }
        let status = terminal.end(within: 40)
        #expect(status != nil)
        #expect(terminal.modesNow == terminal.modesBefore)
        #expect(terminal.text.contains("\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[0m"))
        if ![SIGTERM, SIGHUP].contains(signal) { #expect(status.map { $0 & 0x7F } == signal) }
    }

    @Test func `a signal that the parent process ignores is also ignored by the program`() throws {
        let terminal = try PseudoTerminal(
            ["/bin/sh", "-c", "trap '' USR1; exec \(Launch.probe) prompt"])
        try terminal.expectPrompt()
        terminal.send(SIGUSR1)
        terminal.type("quit\r")
        #expect(terminal.end() == 0)
    }

    @Test(arguments: 1...5)
    func `on SIGQUIT during output, the sequences that restore the terminal are output last`(time: Int) throws
    {
        let terminal = try Prompt.start()
        terminal.type("chatter\r")
        try terminal.expect("......")
        terminal.send(SIGQUIT)
        #expect(terminal.end(within: 40) != nil)
        #expect(terminal.text.hasSuffix("\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[0m"))
    }

    @Test func `quitting restores the terminal`() throws {
        let terminal = try start(.atPrompt)
        terminal.type("quit\r")
        #expect(terminal.end() == 0)
        #expect(terminal.modesNow == terminal.modesBefore)
    }

    @Test(arguments: Phase.allCases)
    func `a hangup of the terminal ends the program`(phase: Phase) throws {
        let terminal = try start(phase)
        terminal.hangUp()
        #expect(terminal.end(within: 40) != nil)
    }

    @Test(arguments: ["", "wait\r"])
    func `a hangup of the terminal also ends a program that ignores SIGHUP`(command: String) throws {
        let terminal = try PseudoTerminal(["/bin/sh", "-c", "trap '' HUP; exec \(Launch.probe) prompt"])
        try terminal.expectPrompt()
        terminal.type(command)
        if !command.isEmpty { try terminal.expect("waiting\r\n") }
        terminal.hangUp()
        #expect(terminal.end(within: 40) != nil)
    }

    @Test func `a terminal that accepts no output does not prevent the program's exit`() throws {
        let terminal = try start(.atPrompt)
        terminal.type("\u{13}")
        terminal.type("x\r")
        terminal.send(SIGTERM)
        #expect(terminal.end(within: 40) != nil)
        #expect(terminal.modesNow == terminal.modesBefore)
    }
}
