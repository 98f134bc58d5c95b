import TestKit
import Testing

@Suite(.serialized, .onOwnThreadFirst, .timeLimit(.minutes(10))) struct NarrowDebugWalkTests {
    @Test(arguments: DebugWalk.states)
    func `in 40 columns, screens show their text for a debug state and return to the prompt`(state: String)
        throws
    {
        try DebugWalk.walk(state, columns: 40)
    }
}

@Suite(.serialized, .onOwnThreadFirst, .timeLimit(.minutes(10))) struct WideDebugWalkTests {
    @Test(arguments: DebugWalk.states)
    func `in 100 columns, screens show their text for a debug state and return to the prompt`(state: String)
        throws
    {
        try DebugWalk.walk(state, columns: 100)
    }
}

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct DebugWalkTests {
    @Test func `with --debug slow-network, results are shown after a delay`() throws {
        let home = Home()
        let terminal = try PseudoTerminal(
            [Gallery.path, "--service", "demo", "--debug", "slow-network", "--screen", "topics"],
            environment: home.environment, columns: 80, rows: 24)
        try terminal.expect("has not responded for ")
        try terminal.expect("`open N` opens one")
        try terminal.expect(Gallery.prompt)
        terminal.type("recommend\r")
        try terminal.expect(" s for demo; Ctrl-C stops.")
        try terminal.expect("Enter: more")
        #expect(terminal.quit() == 0)
    }

    @Test(arguments: [
        ("no-network", "No connection: demo"), ("empty", "This list is empty."),
        ("error", "could not be read"),
        ("rate-limited", "request limit is reached"),
    ])
    func `stored recommendations do not replace the message of a debug state`(
        state: String, sentence: String
    ) throws {
        let home = Home()
        #expect(try Gallery.withRecommendations(home).quit() == 0)
        let terminal = try PseudoTerminal(
            [Gallery.path, "--service", "demo", "--debug", state, "--screen", "recommend"],
            environment: home.environment, columns: 80, rows: 24)
        try terminal.expect(sentence)
        #expect(!terminal.text.contains("Enter: more"))
        #expect(terminal.quit() == 0)
        let after = try Gallery.withRecommendations(home)
        #expect(after.text.contains("Loaded "))
        #expect(after.quit() == 0)
    }

    @Test func `an unknown --debug state or --screen is refused with a list of the valid names`() throws {
        let state = try Gallery.run("--debug", "broken", "help", home: Home())
        #expect(state.code == 2)
        #expect(state.problems.contains("takes no-network, slow-network, endless-loading, empty, "))
        let screen = try Gallery.run("--screen", "attic", "help", home: Home())
        #expect(screen.code == 2)
        #expect(screen.problems.contains("takes recommend, search, favorites, "))
    }
}
