import TestKit
import Testing

enum Gallery {
    static let path = Launch.path(of: "gallery")

    static let prompt = "gallery> "

    static func run(
        _ arguments: String..., input: String = "", home: Home, environment: [String: String] = [:]
    ) throws -> ProgramRun {
        try run(arguments, input: input, home: home, environment: environment)
    }

    static func run(
        _ arguments: [String], input: String = "", home: Home, environment: [String: String] = [:]
    ) throws -> ProgramRun {
        try ProgramRun(
            [path] + arguments, input: input, environment: home.environment.merging(environment) { $1 })
    }

    static func atPrompt(
        _ home: Home, columns: Int = 100, rows: Int = 30, environment: [String: String] = [:],
        service: String = "demo"
    ) throws -> PseudoTerminal {
        let terminal = try PseudoTerminal(
            [path, "--service", service], environment: home.environment.merging(environment) { $1 },
            columns: columns, rows: rows)
        terminal.home = home
        try terminal.expect(prompt)
        return terminal
    }

    static func withRecommendations(
        _ home: Home, columns: Int = 100, rows: Int = 30
    ) throws -> PseudoTerminal {
        let terminal = try atPrompt(home, columns: columns, rows: rows)
        try terminal.expect("Enter: more")
        try terminal.expect(prompt)
        return terminal
    }
}

extension PseudoTerminal {
    func run(_ line: String, expecting answer: String) throws {
        type(line + "\r")
        try expect(answer)
        try expect(Gallery.prompt)
    }

    /// Exit code after `quit`; `nil` after a timeout or a signal.
    func quit() -> Int32? {
        type("quit\r")
        return exitCode()
    }

    /// Types `favorites` until all pictures are stored, at most 200 times. The argument is part of each output.
    func expectStoredPictures(of favorites: String) throws {
        var isMissing = true
        for _ in 0..<200 where isMissing {
            let before = text.count(of: "not stored yet")
            try run("favorites", expecting: favorites)
            isMissing = text.count(of: "not stored yet") > before
        }
        #expect(!isMissing)
    }

    /// Exit code; records an issue and returns `nil` after a timeout or a signal.
    func exitCode(within seconds: Double = 60) -> Int32? {
        guard let status = end(within: seconds) else {
            Issue.record("has not ended: \(screen.lines)")
            return nil
        }
        guard status & 0x7F == 0 else {
            Issue.record("ended by signal \(status & 0x7F): \(screen.lines)")
            return nil
        }
        return status >> 8 & 0xFF
    }
}
