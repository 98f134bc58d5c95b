import ArgumentParser
import TestKit

struct Next: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract:
            "Time from Enter to the last byte of a prefetched page, and of a prefetched photo.",
        discussion: "Takes about 90 seconds, most of it simulated viewing.")

    @Option(help: "How often each is measured.") var runs = 11
    @Option(help: "Seconds of viewing before the next command.") var look = 1.0
    @OptionGroup var programs: Programs

    func run() throws {
        for (columns, rows) in [(80, 24), (120, 40), (200, 60)] {
            let home = ScratchHome()
            defer { withExtendedLifetime(home) {} }
            let photo = try session(home, columns: columns, rows: rows)
            photo.type("open 1\r")
            try photo.expect("Recommendations > 1")
            try report("next photo, \(columns)x\(rows)", on: photo, "next", expecting: "Recommendations > ")
        }
        let home = ScratchHome()
        defer { withExtendedLifetime(home) {} }
        for (what, columns, rows) in [("page of 30", 80, 400), ("screenful", 120, 40)] {
            let list = try session(home, columns: columns, rows: rows)
            let name = "next \(what), \(columns)x\(rows)"
            let last = try report(name, on: list, "more", expecting: "Enter: more")
            let writer = try PlainWriter(last, home: home, columns: columns, rows: rows)
            _ = writer.write()
            let times = (0..<max(1, runs)).map { _ in writer.write() * 1000 }
            print("\(name): cat needs \(Self.words(times)) for the same \(last.count / 1000) kB")
        }
    }

    private func session(_ home: ScratchHome, columns: Int, rows: Int) throws -> PseudoTerminal {
        let terminal = try PseudoTerminal(
            [programs.gallery, "--service", "demo"],
            environment: home.environment.merging([
                "COLORTERM": "truecolor", "GALLERY_DEMO_COUNT": "\((runs + 3) * 30)",
            ]) { $1 }, columns: columns, rows: rows)
        try terminal.expect("gallery> ")
        try terminal.expect("Enter: more")
        return terminal
    }

    /// Runs a command repeatedly and prints its times; returns the last output.
    @discardableResult private func report(
        _ what: String, on terminal: PseudoTerminal, _ command: String, expecting answer: String
    ) throws -> [UInt8] {
        var times: [Double] = []
        for run in 0..<max(1, runs) {
            Progress.print("\(what): \(run + 1) of \(max(1, runs))")
            // Waits twice as long before the first two commands, since nothing was prefetched for them yet.
            terminal.waitForSilence(times.count < 2 ? 2 * look : look)
            terminal.discard()
            let begin = Clock.now
            terminal.type(command + "\r")
            try terminal.expect(answer)
            try terminal.expect("gallery> ")
            terminal.waitForSilence(0.25)
            times.append((terminal.lastArrival - begin) * 1000)
        }
        print("\(what): \(Self.words(times))")
        return terminal.output
    }

    private static func words(_ times: [Double]) -> String {
        let (least, most) = (times.percentile(0), times.percentile(100))
        return "\(times.median.rounded(to: 1)) ms, \(least.rounded(to: 1)) to \(most.rounded(to: 1))"
    }
}
