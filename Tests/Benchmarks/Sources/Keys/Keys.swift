import ArgumentParser
import Glibc
import TestKit

struct Keys: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract:
            "Time from a key to its echo with 10,000 lines of history, beside bash, sqlite3 and IPython.")

    @Option(help: "How many keys of each program.") var keys = 600
    @Option(help: "How many lines of history.") var lines = 10_000
    @OptionGroup var programs: Programs
    @Option(help: "The IPython program (default: the one on PATH, if any).") var ipython: String?

    private static let text = "search morning mist over the river"

    func run() throws {
        let home = ScratchHome()
        let environment = home.environment.merging([
            "COLORTERM": "truecolor", "PS1": "bash> ", "HISTFILE": home.path + "/bash_history",
            "HISTSIZE": "100000", "PATH": "/usr/bin:/bin", "INPUTRC": "/dev/null",
        ]) { $1 }
        try fill(home, environment)
        try measure("gallery", [programs.gallery, "--service", "demo"], prompt: "gallery> ", environment)
        try measure("bash", ["/bin/bash", "--norc", "--noprofile", "-i"], prompt: "bash> ", environment)
        if access("/usr/bin/sqlite3", X_OK) == 0 {
            try measure("sqlite3", ["/usr/bin/sqlite3"], prompt: "sqlite> ", environment)
        }
        // The history of IPython stays empty, as it is in a database of its own.
        if let ipython = ipython ?? Self.path(of: "ipython3") ?? Self.path(of: "ipython") {
            try measure("IPython", [ipython, "--no-banner"], prompt: "In [", environment)
        }
    }

    private static func path(of program: String) -> String? {
        let folders = getenv("PATH").map { String(cString: $0) } ?? ""
        return folders.split(separator: ":").map { "\($0)/\(program)" }.first { access($0, X_OK) == 0 }
    }

    /// Gives all programs except IPython the same history, in which some lines begin like the typed text.
    private func fill(_ home: ScratchHome, _ environment: [String: String]) throws {
        let all = (0..<lines).map { "search \($0 % 3 == 0 ? "morning" : "evening") \($0) over the hills" }
        let text = Array((all.joined(separator: "\n") + "\n").utf8)
        DiskFile.write(text, to: home.path + "/bash_history")
        DiskFile.write(text, to: home.path + "/.sqlite_history")
        _ = try ProgramRun([programs.gallery, "--service", "demo", "favorites"], environment: environment)
        let values = all.map { "('\($0)',0,'demo','search')" }.joined(separator: ",\n")
        DiskFile.write(
            Array("INSERT INTO history (line, time, service, screen) VALUES \(values);\n".utf8),
            to: home.path + "/history.sql")
        let database = home.path + "/.local/share/gallery/gallery.sqlite"
        let run = try ProgramRun(
            ["/usr/bin/sqlite3", database, ".read \(home.path)/history.sql"], environment: environment)
        guard run.code == 0 else { throw ValidationError("the history could not be filled: \(run.problems)") }
    }

    private func measure(
        _ name: String, _ arguments: [String], prompt: String, _ environment: [String: String]
    ) throws {
        let terminal = try PseudoTerminal(arguments, environment: environment)
        try terminal.expect(prompt)
        // Waits until the program has read its history.
        terminal.waitForSilence(1.5)
        var times: [Double] = []
        while times.count < keys {
            for key in Self.text {
                // A blank is not timed, because some programs only move the cursor and echo nothing.
                guard key != " " else {
                    terminal.type(" ")
                    terminal.waitForSilence(0.03)
                    continue
                }
                terminal.forget()
                let begin = Clock.now
                terminal.type(String(key))
                try terminal.expect(String(key))
                times.append((Clock.now - begin) * 1000)
                terminal.waitForSilence(0.004)
            }
            terminal.type("\u{15}")
            terminal.waitForSilence(0.02)
        }
        print(
            "\(name): median \(times.median.rounded(to: 3)) ms, 90 % \(times.percentile(90).rounded(to: 3)) ms, "
                + "\(times.count) keys")
    }
}
