import ArgumentParser
import Companions
import PseudoTerminals

/// Measures how long a person waits for what was made ready while they looked: the next page of a list, and the next
/// photo.
struct Next: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract:
            "Time from Enter to the last byte of the next page, and of the next photo, made ready ahead.")

    @Option(help: "How often each is measured.") var runs = 21
    @Option(help: "Seconds a person looks before going on.") var look = 1.0
    @Option(help: "The program; the one beside this by default.")
    var gallery = Companion.path(of: "gallery")

    func run() throws {
        for (columns, rows) in [(80, 24), (120, 40), (200, 60)] {
            let home = try ScratchHome()
            defer { withExtendedLifetime(home) {} }
            let photo = try session(home, columns: columns, rows: rows)
            photo.type("open 1\r")
            try photo.expect("Recommendations > 1")
            try report("next photo, \(columns)x\(rows)", on: photo, "next", expecting: "Recommendations > ")
        }
        let home = try ScratchHome()
        defer { withExtendedLifetime(home) {} }
        let list = try session(home, columns: 80, rows: 400)
        try report("next page of 30, 80x400", on: list, "more", expecting: "continues")
        let screenful = try session(home, columns: 120, rows: 40)
        try report("next screenful, 120x40", on: screenful, "more", expecting: "continues")
    }

    private func session(_ home: ScratchHome, columns: Int, rows: Int) throws -> PseudoTerminal {
        let terminal = try PseudoTerminal(
            [gallery, "--service", "demo"],
            environment: home.environment.merging([
                "COLORTERM": "truecolor", "GALLERY_DEMO_COUNT": "\((runs + 3) * 30)",
            ]) { $1 }, columns: columns, rows: rows)
        try terminal.expect("gallery> ")
        try terminal.expect("continues")
        return terminal
    }

    private func report(
        _ what: String, on terminal: PseudoTerminal, _ command: String, expecting answer: String
    ) throws {
        var times: [Double] = []
        for _ in 0..<max(1, runs) {
            // Twice as long for the first ones, whose pictures nobody had reason to fetch before.
            terminal.waitForQuiet(times.count < 2 ? 2 * look : look)
            terminal.discard()
            let begin = Clock.now
            terminal.type(command + "\r")
            try terminal.expect(answer)
            try terminal.expect("gallery> ")
            terminal.waitForQuiet(0.3)
            times.append((terminal.lastArrival - begin) * 1000)
        }
        times.sort()
        print(
            "\(what): \(Self.rounded(times[times.count / 2])) ms, "
                + "\(Self.rounded(times[0])) to \(Self.rounded(times[times.count - 1]))")
    }

    private static func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }
}
