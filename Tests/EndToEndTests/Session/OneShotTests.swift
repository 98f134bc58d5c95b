import TestKit
import Testing

/// Commands on the command line, as a user tries them first.
@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(3))) struct OneShotTests {
    private let home = Home()

    private func run(_ arguments: String..., input: String = "") throws -> ProgramRun {
        try Gallery.run(["--service", "demo"] + arguments, input: input, home: home)
    }

    private func atTerminal(_ arguments: String..., columns: Int = 100) throws -> [String] {
        let terminal = try PseudoTerminal(
            [Gallery.path] + arguments, environment: home.environment, columns: columns, rows: 30)
        _ = terminal.exitCode()
        return terminal.screen.lines
    }

    @Test func `a list printed at a terminal ends with its position, without keys to press`() throws {
        let lines = try atTerminal("--service", "demo", "search", "cats")
        #expect(lines.contains { $0.hasSuffix(" of 60") }, "\(lines)")
        #expect(!lines.contains { $0.contains("Enter") })
        let topics = try atTerminal("--service", "demo", "topic")
        #expect(!topics.contains { $0.contains("open N") }, "\(topics)")
    }

    @Test(arguments: [["-5"], ["0"], ["-5", "--json"], ["x"], ["--json"], []])
    func `an invalid limit is refused with the valid ones`(words: [String]) throws {
        let run = try Gallery.run(["search", "cats", "--limit"] + words, home: home)
        #expect(run.code == 2 && run.problems == "--limit takes a number from 1 to 10000.\n", "\(run.all)")
    }

    @Test func `at a terminal, errors of options are wrapped at spaces`() throws {
        let lines = try atTerminal("--limmit", "5", columns: 40).filter { !$0.isEmpty }
        #expect(
            lines == [
                "There is no option `--limmit`. Did you", "mean `--limit`? `gallery --help` lists",
                "the options.",
            ])
    }

    @Test func `an empty board is not exported`() throws {
        let run = try run("-c", "board new hall; board export hall to ~/out")
        #expect(run.code == 0 && run.text.isEmpty)
        #expect(
            run.problems.contains("The board hall is empty. `board add hall 3` adds photo 3 of any list."))
        #expect(!home.names.contains("out"))
    }

    @Test func `a format after "to" is no folder`() throws {
        let folder = home("x")
        home.put("", at: "x/y")
        for (line, usage) in [
            ("board export hall to csv", "[html|json|md|marp|presenterm]"), ("export to csv", "FILE.zip"),
        ] {
            let script = "cd '\(folder)'; '\(Gallery.path)' --service demo -c 'board new hall; \(line)'"
            let run = try ProgramRun(["/bin/sh", "-c", script], environment: home.environment)
            #expect(run.code != 0 && run.problems.contains(usage), "\(run.all)")
            #expect(home.names(in: "x") == ["y"])
        }
    }

    @Test func `with --quiet, the demo does not describe itself`() throws {
        #expect(try run("-q", "-c", "search cats; save 1; credit 1; fav 1").problems.isEmpty)
        #expect(try run("-c", "search cats; save 2").problems.contains("Pictures of the demo are painted"))
    }

    @Test func `a saved setting is from the settings file, unless a variable overrides it`() throws {
        #expect(try run("set", "--save", "columns", "4").text.hasSuffix("(from the settings file)\n"))
        #expect(try run("set", "columns", "4").text.hasSuffix("(set in this session)\n"))
        let run = try Gallery.run(
            "--service", "demo", "set", "--save", "login_port", "3000", home: home,
            environment: ["GALLERY_LOGIN_PORT": "2000"])
        #expect(!run.text.contains("settings file"), "\(run.text)")
    }

    @Test func `a script suggests known words for a search without results, which is not recorded`() throws {
        let run = try run("search", "кошки")
        #expect(run.code == 0 && run.text.isEmpty && run.problems.contains("Did you mean `search cats`?"))
        #expect(try self.run("--json", "search", "кошки").text == "{\"version\":1,\"items\":[]}\n")
        #expect(try self.run("-q", "-c", "search fog; history").text.contains("1\tfog\t"))
        #expect(try !self.run("-q", "history").text.contains("кошки"))
    }

    @Test func `for a common word on a line of a script, its search is suggested`() throws {
        let run = try run(input: "fog\n")
        #expect(run.code == 2 && run.problems.contains("did you mean `search fog`?"), "\(run.problems)")
    }

    @Test func `with --plain, a wrapped line of "undo list" is indented and has no dots`() throws {
        _ = try run("-c", "search cats; save 1")
        let lines = try atTerminal("--plain", "--service", "demo", "undo", "list", columns: 24)
        #expect(!lines.contains { $0.contains("·") })
        let first = lines.firstIndex { $0.hasPrefix("1  saved 1 file") }
        #expect(first.map { lines[$0 + 1].hasPrefix("   ") } == true, "\(lines)")
    }
}
