import ArgumentParser
import ChildProcesses
import PseudoTerminals

/// Presses keys at random, on a session of the whole program.
struct RandomKeys: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "random-keys", abstract: "Random bytes at the prompt: nothing crashes, nothing hangs.")

    @Option(help: "How many sessions, each with another seed.") var seeds = 50
    @Option(help: "The seed of the first one.") var first = 1
    @Option(help: "Bytes of each.") var bytes = 100_000
    @Option(help: "The gallery program (default: the one beside gallery-bench).") var gallery =
        ChildProcess.path(
            of: "gallery")

    /// Those that would be signals, end the session, stop output, or quote the next.
    private static let left: Set<UInt8> = [0x03, 0x04, 0x11, 0x13, 0x16, 0x1A, 0x1C]

    func run() throws {
        for seed in first..<first + max(1, seeds) {
            let home = try ScratchHome()
            var terminal = try session(home)
            var random = SeededRandom(seed: UInt64(seed))
            for _ in 0..<(bytes / 500) {
                let keys = (0..<500).map { _ in UInt8.random(in: 0...255, using: &random) }
                terminal.typeBytes(keys.filter { !Self.left.contains($0) })
                terminal = try other(than: terminal, home, seed)
            }
            terminal.waitForQuiet(1)
            terminal = try other(than: terminal, home, seed)
            terminal.forget()
            terminal.type("\u{3}\u{3}")
            try terminal.expect("gallery> ", within: 60)
            terminal.waitForQuiet(0.3)
            terminal.type("status\r")
            try terminal.expect("60 ", within: 60)
            guard terminal.end(within: 0) == nil else { throw died(seed) }
            print("seed \(seed): \(bytes) bytes, alive")
        }
    }

    private func session(_ home: ScratchHome) throws -> PseudoTerminal {
        let terminal = try PseudoTerminal(
            [gallery, "--service", "demo"], environment: home.environment, columns: 60, rows: 16)
        try terminal.expect("gallery> ")
        return terminal
    }

    /// TAB and Enter behind a `q` are enough to leave: what is left is typed in another session.
    private func other(
        than terminal: PseudoTerminal, _ home: ScratchHome, _ seed: Int
    ) throws -> PseudoTerminal {
        guard let status = terminal.end(within: 0) else { return terminal }
        guard status == 0 else { throw died(seed) }
        return try session(home)
    }

    private func died(_ seed: Int) -> ExitCode {
        print("seed \(seed) ended the session")
        return .failure
    }
}
