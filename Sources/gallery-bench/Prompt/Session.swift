import ArgumentParser
import ChildProcesses
import Glibc
import PseudoTerminals

/// One long session on a terminal: what it holds open, and what memory it takes.
struct Session: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Thousands of commands in one session: descriptors and memory along the way.")

    @Option(help: "How many commands.") var count = 10_000
    @Option(help: "After how many commands to look, a multiple of 30.") var every = 600
    @Option(help: "The gallery program (default: the one beside gallery-bench).") var gallery =
        ChildProcess.path(
            of: "gallery")

    private static let commands = [
        "search cats", "open 1", "next", "info", "back", "more", "credit 1", "help", "history", "open 1",
        "search sea",
        "open 2", "zoom in", "right", "zoom fit", "fav", "unfav", "undo", "favorites", "nonsense", "status",
        "home",
        "random dog", "similar 1", "back", "by 1", "set columns 2", "set columns auto", "why 1", "topic",
    ]

    func run() throws {
        let home = try ScratchHome()
        let terminal = try PseudoTerminal(
            [gallery, "--service", "demo"],
            environment: home.environment.merging(["COLORTERM": "truecolor"]) { $1 }, columns: 40, rows: 14)
        try terminal.expect("gallery> ")
        var samples: [(command: Int, descriptors: Int, memory: Int)] = []
        for number in 0..<count {
            terminal.type(Self.commands[number % Self.commands.count] + "\r")
            try terminal.expect("\n", within: 60)
            try terminal.expect("gallery> ", within: 60)
            // Every sample at the same place of the round, when nothing is on its way.
            guard (number + 1) % every == 0 else { continue }
            terminal.waitForQuiet(0.5)
            let memory = RunningProcess(terminal.process)?.memory ?? 0
            samples.append((number + 1, Self.descriptors(of: terminal.process), memory))
            print(
                "\(number + 1) commands: \(samples.last?.descriptors ?? 0) descriptors, \(memory / 1024) MiB")
        }
        let late = samples.dropFirst(samples.count / 2)
        guard let first = late.first, let last = late.last else { return }
        let growth = Double(last.memory - first.memory) / 1024
        let open = Set(late.map(\.descriptors)).sorted()
        print("in the second half: \(growth) MiB more, \(open) descriptors")
        // A few may be on their way to a service, or from it.
        if growth >= 10 && count >= 5_000 || (open.last ?? 0) - (open.first ?? 0) > 4 {
            throw ExitCode.failure
        }
    }

    private static func descriptors(of process: pid_t) -> Int {
        guard let folder = opendir("/proc/\(process)/fd") else { return 0 }
        defer { closedir(folder) }
        var count = 0
        while readdir(folder) != nil { count += 1 }
        return count - 2
    }
}
