import Glibc
import TestKit
import Testing

/// Runs each command that makes requests, in each way of running, with each failing response. The cause must be
/// printed, the next command must run, and no signal may end the program.
@Suite(.onOwnThreadFirst, .timeLimit(.minutes(10))) struct FailureMatrixTests {
    /// Beginning of the output of `status`, as text and as a JSON record.
    private static let text = "Version"
    private static let record = #"{"favorites":"#

    @Test(arguments: FailingRun.all(.script))
    func `if a request in a script fails, the cause is printed, and the next command runs`(run: FailingRun)
        throws
    {
        let service = try FailingService(run.answer), home = FailingRun.home()
        let script = run.commands.reduce(["board new hall"]) { $0 + ["search fog"] + $1.lines + ["status"] }
        let ended = try ProgramRun(
            [Gallery.path, "--service", "unsplash", "-c", script.joined(separator: "; ")],
            environment: home.environment.merging(service.environment) { $1 })
        #expect(ended.code == run.code, "\(run): \(ended.problems)")
        for (cause, commands) in Dictionary(grouping: run.commands, by: { $0.cause(of: run.answer) }) {
            #expect(ended.problems.count(of: cause) >= commands.count, "\(run): \(ended.problems)")
        }
        #expect(ended.text.count(of: "\n" + Self.text) == run.commands.count, "\(run): \(ended.text)")
    }

    @Test(arguments: [FailingRun.Way.pipe, .json, .quiet].flatMap(FailingRun.all))
    func `if a line on standard input fails, the cause is printed, and the next line runs`(run: FailingRun)
        throws
    {
        let service = try FailingService(run.answer)
        let session = try PipedSession(
            ["--service", "unsplash"] + run.way.options, home: FailingRun.home(),
            environment: service.environment)
        let status = run.way == .json ? Self.record : Self.text
        session.write(["board new hall", "status"])
        _ = try session.answer(endingWith: status)
        for command in run.commands {
            session.write(["search fog"] + command.lines + ["status"])
            let answer = try session.answer(endingWith: status)
            #expect(answer.problems.contains(command.cause(of: run.answer)), "\(run.row(command)): \(answer)")
        }
        let end = try session.end()
        #expect(end.code == run.code, "\(run): \(end.problems)")
    }

    @Test(arguments: FailingRun.all(.prompt))
    func `if a request at the prompt fails, the cause is printed, and the rest of the line runs`(
        run: FailingRun
    ) throws {
        let service = try FailingService(run.answer)
        let home = FailingRun.home(), terminal = try Self.prompt(service, home)
        for command in run.commands {
            let start = terminal.output.count
            terminal.type((["search fog"] + command.lines + ["status"]).joined(separator: "; ") + "\r")
            try terminal.expect(Self.text)
            try terminal.expect(Gallery.prompt)
            let answer = String(decoding: terminal.output[start...], as: UTF8.self)
            let isNamed = answer.contains(command.cause(of: run.answer))
            #expect(isNamed || !command.waitsAtPrompt, "\(run.row(command)): \(terminal.screen.lines)")
        }
        #expect(terminal.quit() == 0, "\(run)")
        withExtendedLifetime(home) {}
    }

    @Test(arguments: FailingCommand.groups(3))
    func `Ctrl-C cancels a waiting command, and the next line runs`(commands: [FailingCommand]) throws {
        let service = try FailingService(.held)
        // Without pictures, only the command makes requests.
        let home = FailingRun.home()
        let terminal = try Self.prompt(service, home, ["GALLERY_PROTOCOL": "words"])
        for command in commands where command.waitsAtPrompt {
            try terminal.run(
                (["search fog"] + command.lines.dropLast()).joined(separator: "; "), expecting: "Fog 1")
            let failures = service.failures
            terminal.type(command.lines[command.lines.count - 1] + "; credit 1\r")
            try terminal.wait(for: "a request of \(command.name)") { _ in service.failures > failures }
            terminal.type("\u{3}")
            try terminal.expect("Stopped.")
            try terminal.expect(Gallery.prompt)
            try terminal.run("status", expecting: Self.text)
        }
        #expect(terminal.quit() == 0)
        withExtendedLifetime(home) {}
    }

    @Test(arguments: FailingCommand.all)
    func `an interrupted run exits with 130 and executes no further command`(command: FailingCommand) throws {
        for way in command.lines == ["save 1"] ? FailingRun.Way.allCases : [.script] where way != .prompt {
            let service = try FailingService(.held)
            let lines = ["board new hall", "search fog"] + command.lines + ["status"]
            let script = way == .script ? ["-c", lines.joined(separator: "; ")] : []
            let session = try PipedSession(
                ["--service", "unsplash"] + way.options + script, home: FailingRun.home(),
                environment: service.environment)
            if way != .script { session.write(lines) }
            let isAsked = Clock.wait(atMost: 60) { service.failures > 0 }
            #expect(isAsked, "\(way.rawValue), \(command.name)")
            session.send(SIGINT)
            let end = try session.end()
            #expect(end.code == 130, "\(way.rawValue), \(command.name): \(end)")
            let isReported = end.problems.contains("Stopped.")
            #expect(isReported || [.json, .quiet].contains(way), "\(way.rawValue), \(command.name): \(end)")
            #expect(!end.output.contains(way == .json ? Self.record : "\n" + Self.text), "\(end)")
        }
    }

    @Test(arguments: FailingService.Answer.allCases.filter { $0 != .held })
    func `"full" shows a message for a picture that cannot be loaded, and "slideshow" runs to its end`(
        answer: FailingService.Answer
    ) throws {
        let service = try FailingService(answer)
        let home = FailingRun.home(), terminal = try Self.prompt(service, home)
        try terminal.run("search fog; open 1", expecting: "Search fog > 1 of 3")
        terminal.type("full\r")
        try terminal.expect("\u{1B}[?1049h")
        try terminal.expect(answer.caption)
        terminal.type("q")
        try terminal.expect("\u{1B}[?1049l")
        try terminal.expect(Gallery.prompt)
        try terminal.run("slideshow 0.5", expecting: "Slideshow finished: 3 photos")
        try terminal.run("status", expecting: Self.text)
        #expect(terminal.quit() == 0)
        withExtendedLifetime(home) {}
    }

    @Test(arguments: [FailingRun.Way.script, .pipe])
    func `without a terminal, "slideshow" fails, and "full" does not report the missing picture`(
        way: FailingRun.Way
    ) throws {
        let service = try FailingService(.notFound)
        let lines = ["search fog", "open 1", "full", "slideshow 1", "status"]
        let script = way == .script ? ["-c", lines.joined(separator: "; ")] : []
        let ended = try Gallery.run(
            ["--service", "unsplash"] + script, input: lines.map { $0 + "\n" }.joined(),
            home: FailingRun.home(),
            environment: service.environment)
        #expect(ended.code == 1)
        #expect(ended.problems.contains("A slideshow needs an interactive terminal"))
        #expect(!ended.problems.contains(FailingService.Answer.notFound.cause), "\(ended.problems)")
        #expect(ended.text.contains("\n" + Self.text), "\(ended.text)")
    }

    /// Session at a prompt, with a board, in a window wide enough for each message.
    private static func prompt(
        _ service: FailingService, _ home: Home, _ environment: [String: String] = [:]
    ) throws -> PseudoTerminal {
        let terminal = try Gallery.atPrompt(
            home, columns: 200, environment: service.environment.merging(environment) { $1 },
            service: "unsplash")
        try terminal.run("board new hall", expecting: "Created the board hall")
        return terminal
    }
}
