import StoreKills
import TestKit

/// One session in which a line is repeatedly typed and canceled.
struct CancelRun {
    private static let prompt = CancelPhase.Scene.prompt
    let phase: CancelPhase
    let runs: Int
    let gallery: String

    func outcome() throws -> CancelOutcome {
        let home = ScratchHome()
        let scene = try phase.scene(gallery)
        let environment = home.environment.merging(["GALLERY_PROTOCOL": "words"]) { $1 }
        let terminal = try PseudoTerminal(
            scene.wrapper + [gallery, "--service", "unsplash"],
            environment: environment.merging(scene.environment) { $1 }, columns: 230, rows: 60)
        try terminal.expect(Self.prompt)
        if phase.isCommand, phase.line(0).hasPrefix("save") {
            terminal.type("search all\r")
            try terminal.expect("30 photos")
            try terminal.expect(Self.prompt)
        }
        var outcome = CancelOutcome()
        var random = SeededRandom(seed: 1)
        var round = 0
        while outcome.times.count < runs, round < runs * 3 {
            if let time = try canceled(round, on: terminal, &random) { outcome.times.append(time) }
            round += 1
        }
        outcome.times.sort()
        terminal.type("status\r")
        try terminal.expect("Terminal")
        try terminal.expect(Self.prompt)
        terminal.type("quit\r")
        _ = terminal.end()
        outcome.isRestored = terminal.modesNow == terminal.modesBefore
        outcome.leftoverFiles = SavedFolder(at: home.path + "/Pictures/gallery") { _ in [] }.leftoverFiles
        withExtendedLifetime(scene.servers) {}
        return outcome
    }

    /// Seconds from Ctrl-C to the prompt; `nil` if the command had already ended.
    private func canceled(
        _ round: Int, on terminal: PseudoTerminal, _ random: inout SeededRandom
    ) throws -> Double? {
        let line = phase.line(round)
        terminal.waitForQuiet(0.02)
        terminal.discard()
        terminal.type(line + "\r")
        try terminal.expect(phase.isCommand ? "\n" : Self.prompt)
        let pause = Clock.now + Double(Int.random(in: phase.delay, using: &random)) / 1000
        while Clock.now < pause { terminal.waitForQuiet(0.005) }
        let isOver = phase.isCommand && terminal.text.hasSuffix(Self.prompt)
        if isOver { return nil }
        terminal.forget()
        let begin = Clock.now
        terminal.type("\u{3}")
        if phase.isCommand { try terminal.expect("Stopped.") }
        try terminal.expect(Self.prompt)
        return Clock.now - begin
    }
}
