import FoundationEssentials
import Glibc
import TestKit
import Testing

@Suite(.serialized, .onOwnThreadFirst, .timeLimit(.minutes(10))) struct PickTests {
    private static let given = "\u{1B}[?1049l"

    /// Runs a shell script in which `PICK` means `gallery pick`; returns when the grid is visible.
    private func grid(_ script: String, _ home: Home) throws -> PseudoTerminal {
        let gallery = "exec '\(Gallery.path)' --service demo pick"
        let terminal = try PseudoTerminal(
            ["/bin/sh", "-c", script.replacing("PICK", with: gallery)], environment: home.environment,
            columns: 80, rows: 24)
        try terminal.expect("\u{1B}[?1049h")
        try terminal.wait(for: "the grid") { $0.screen.lines.contains { $0.contains("Enter pick") } }
        return terminal
    }

    private func expectRestored(_ terminal: PseudoTerminal) {
        #expect(terminal.modesNow == terminal.modesBefore)
        #expect(terminal.text.contains(Self.given))
        #expect(!terminal.screen.lines.contains { $0.contains("▸") })
    }

    @Test func `in a command substitution, Enter prints the marked photos to standard output`() throws {
        let terminal = try grid("chosen=$(PICK cats --print id); echo \"code $?\" $chosen", Home())
        #expect(terminal.screen.lines.contains { $0.contains("▸1 ") })
        terminal.type(" l \r")
        try terminal.expect("code 0 demo:")
        #expect(terminal.exitCode() == 0)
        let chosen = terminal.text.split(separator: "code 0 ").last.map(String.init)
        #expect(chosen?.count(of: "demo:") == 2)
        expectRestored(terminal)
    }

    @Test func `paths of saved photos begin their lines, which show no progress of saving`() throws {
        let home = Home(), folder = home("x")
        let terminal = try grid("PICK cats --to '\(folder)' --width 300", home)
        terminal.type(" l \r")
        #expect(terminal.exitCode() == 0)
        let lines = terminal.screen.lines.filter { $0.contains(folder) }
        #expect(lines.count == 2 && lines.allSatisfy { $0.hasPrefix(folder) }, "\(lines)")
    }

    @Test(arguments: ["q", "\u{3}", "\u{1B}"])
    func `leaving the grid without a choice prints nothing and exits with 1`(key: String) throws {
        let home = Home(), file = home("picked")
        let terminal = try grid("PICK cats > '\(file)'", home)
        terminal.type(key)
        #expect(terminal.exitCode() == 1)
        #expect(try String(contentsOfFile: file, encoding: .utf8).isEmpty)
        expectRestored(terminal)
    }

    @Test func `SIGTERM in the grid restores the terminal`() throws {
        let home = Home()
        let terminal = try grid("PICK cats > '\(home("picked"))'", home)
        terminal.send(SIGTERM)
        #expect(terminal.exitCode() == 128 + SIGTERM)
        expectRestored(terminal)
    }

    @Test func `without a terminal, nothing is picked or saved unless --first is given`() throws {
        let home = Home()
        let run = try ProgramRun(
            ["/usr/bin/setsid", "--wait", Gallery.path, "--service", "demo", "pick", "cats"],
            environment: home.environment)
        #expect(run.code == 1 && run.text.isEmpty)
        #expect(run.problems.contains("`pick --first` takes the first photo."))
        #expect(home.names(in: "Pictures").isEmpty)
    }

    @Test func `--first saves a photo and prints its path; invalid options exit with 2`() throws {
        let home = Home(), folder = home("pictures")
        let run = try Gallery.run("--service", "demo", "pick", "cats", "--first", "--to", folder, home: home)
        #expect(run.code == 0, "\(run.problems)")
        let lines = run.text.split(separator: "\n").map(String.init)
        #expect(lines.count == 1 && lines[0].hasPrefix(folder))
        #expect(FileManager.default.fileExists(atPath: lines[0]))
        for words in [["--print", "x"], ["--to", "img", "--print", "id"], ["--frist"]] {
            let refused = try Gallery.run(["pick"] + words, home: home)
            #expect(refused.code == 2 && refused.text.isEmpty)
        }
        let nothing = try Gallery.run("--service", "demo", "pick", "qzxv", "--first", home: home)
        #expect(nothing.code == 1 && nothing.text.isEmpty && nothing.problems.contains("No photos found"))
    }
}
