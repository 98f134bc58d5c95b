import PseudoTerminals
import Testing
import Waiting

/// A service that takes its time.
@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(1))) struct WaitingSessionTests {
    @Test func `a command that waits says for whom and how long, and control C ends it at once`() throws {
        // Takes connections and never answers.
        let service = try RawServer(answer: nil)
        let terminal = try Gallery.atPrompt(Home(), environment: service.unsplash, service: "unsplash")
        terminal.type("search fog\r")
        try terminal.expect("Search fog …")
        for second in 2...4 {
            try terminal.expect("Waiting \(second) s for 127.0.0.1:\(service.port); Ctrl-C stops.")
        }
        terminal.type("\u{3}")
        try terminal.expect("Stopped.", within: 2)
        try terminal.expect(Gallery.prompt, within: 2)
        terminal.waitForQuiet()
        #expect(!terminal.screen.lines.contains { $0.contains("Waiting") })
        #expect(terminal.quit() == 0)
    }

    @Test func `without colours it is said without colours`() throws {
        // Takes connections and never answers.
        let service = try RawServer(answer: nil)
        let terminal = try Gallery.atPrompt(
            Home(), environment: service.unsplash.merging(["NO_COLOR": "1"]) { $1 }, service: "unsplash")
        terminal.type("search fog\r")
        try terminal.expect("Waiting 2 s for 127.0.0.1:\(service.port); Ctrl-C stops.")
        terminal.type("\u{3}")
        try terminal.expect("Stopped.")
        terminal.waitForQuiet()
        #expect(!terminal.screen.lines.contains { $0.contains("Waiting") })
        #expect(terminal.text.matches(of: /\x{1B}\[[0-9;]+m/).isEmpty)
        #expect(terminal.quit() == 0)
    }

    @Test func `the first screen says that it waits, and the prompt is there meanwhile`() throws {
        // Takes connections and never answers.
        let service = try RawServer(answer: nil)
        let terminal = try Gallery.atPrompt(Home(), environment: service.unsplash, service: "unsplash")
        try terminal.expect("127.0.0.1:\(service.port) has not answered for ")
        try terminal.expect(Gallery.prompt)
        try terminal.run("status", expecting: "Terminal")
        #expect(terminal.quit() == 0)
    }

    @Test func `in a pipe nothing is said of waiting`() throws {
        // Takes connections and never answers.
        let service = try RawServer(answer: nil)
        let run = try ProgramRun(
            ["/usr/bin/timeout", "-s", "INT", "4", Gallery.path, "--service", "unsplash", "search", "fog"],
            environment: Home().environment.merging(service.unsplash) { $1 })
        #expect(run.text + run.problems == "Stopped.\n")
    }
}
