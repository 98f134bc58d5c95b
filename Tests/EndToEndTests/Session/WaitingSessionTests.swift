import Glibc
import TestKit
import Testing

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct WaitingSessionTests {
    /// Seconds of waiting reported so far for the service.
    private static func seconds(in terminal: PseudoTerminal) -> [Int] {
        terminal.text.matches(of: #/Waiting (\d+) s for unsplash; Ctrl-C stops\./#)
            .compactMap { Int($0.output.1) }
    }

    @Test func `a waiting command shows the service and time, and Ctrl-C cancels it at once`() throws {
        let service = try RawServer(answer: nil)
        let terminal = try Gallery.atPrompt(Home(), environment: service.unsplash, service: "unsplash")
        terminal.type("search fog\r")
        try terminal.expect("Search fog …")
        try terminal.wait(for: "three seconds") { Self.seconds(in: $0).count >= 3 }
        let seconds = Self.seconds(in: terminal)
        terminal.type("\u{3}")
        // A busy machine may skip a second, so the seconds need only ascend.
        #expect(seconds == Set(seconds).sorted())
        #expect((seconds.first ?? 0) >= 2)
        // The request timeout prints another message after half a minute.
        try terminal.expect("Stopped.")
        try terminal.expect(Gallery.prompt)
        #expect(Self.seconds(in: terminal).count <= seconds.count + 2)
        terminal.waitForQuiet()
        #expect(!terminal.screen.lines.contains { $0.contains("Waiting") })
        #expect(terminal.quit() == 0)
    }

    @Test func `Ctrl-Z during a command drops the lines typed ahead, so that the shell does not run them`()
        throws
    {
        let service = try RawServer(answer: nil), home = Home()
        let environment = home.environment.merging(service.unsplash) { $1 }.merging(["PS1": "sh> "]) { $1 }
        let shell = try PseudoTerminal(["/bin/sh", "-i"], environment: environment)
        try shell.expect("sh> ")
        shell.type("\(Gallery.path) --service unsplash\r")
        try shell.expect(Gallery.prompt)
        shell.type("search fog\r")
        try shell.expect("Search fog …")
        shell.type("echo typed''ahead\r\u{1A}")
        try shell.expect("sh> ")
        shell.type("echo af''ter\r")
        try shell.expect("after")
        #expect(!shell.text.contains("typedahead"))
        shell.type("fg\r")
        try shell.expect("Waiting")
        shell.type("\u{3}")
        try shell.expect(Gallery.prompt)
    }

    @Test func `NO_COLOR removes colors from the waiting line`() throws {
        let service = try RawServer(answer: nil)
        let terminal = try Gallery.atPrompt(
            Home(), environment: service.unsplash.merging(["NO_COLOR": "1"]) { $1 }, service: "unsplash")
        terminal.type("search fog\r")
        try terminal.wait(for: "a second") { !Self.seconds(in: $0).isEmpty }
        terminal.type("\u{3}")
        try terminal.expect("Stopped.")
        terminal.waitForQuiet()
        #expect(!terminal.screen.lines.contains { $0.contains("Waiting") })
        #expect(terminal.text.matches(of: /\x{1B}\[[0-9;]+m/).isEmpty)
        #expect(terminal.quit() == 0)
    }

    @Test func `the first screen reports a slow service while the prompt is usable`() throws {
        let service = try RawServer(answer: nil)
        let terminal = try Gallery.atPrompt(Home(), environment: service.unsplash, service: "unsplash")
        try terminal.expect("unsplash has not responded for ")
        try terminal.expect(Gallery.prompt)
        try terminal.run("status", expecting: "Terminal")
        #expect(terminal.quit() == 0)
    }

    @Test func `a pipe gets no waiting line`() throws {
        let service = try RawServer { connection in
            _ = connection.readHead()
            connection.waitForEnd()
        }
        let home = Home()
        let program = try PipedProcess(
            [Gallery.path, "--service", "unsplash", "search", "fog"],
            environment: home.environment.merging(service.unsplash) { $1 })
        program.closeInput()
        #expect(Clock.wait(atMost: 60) { !service.heads.isEmpty })
        // A terminal would show the wait after two seconds.
        usleep(3_000_000)
        program.send(SIGINT)
        #expect(program.end() != nil)
        #expect(program.output + program.errors == "Stopped.\n")
    }
}
