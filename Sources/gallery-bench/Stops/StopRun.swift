import Foundation
import Glibc
import PseudoTerminals

/// One session in which a line is typed and stopped, again and again.
struct StopRun {
    private let phase: StopPhase
    private let runs: Int

    init(_ phase: StopPhase, runs: Int) {
        self.phase = phase
        self.runs = runs
    }

    func outcome() throws -> StopOutcome {
        let home = try ScratchHome()
        let scene = try phase.scene()
        let terminal = try scene.start(home: home.path)
        if phase.isCommand, phase.line(0).hasPrefix("save") {
            terminal.type("search all\r")
            try terminal.expect("30 photos")
            try terminal.expect(FaultRun.prompt)
        }
        var outcome = StopOutcome()
        var random = SeededRandom(seed: 1)
        var round = 0
        while outcome.times.count < runs, round < runs * 3 {
            if let time = try stopped(round, on: terminal, &random) { outcome.times.append(time) }
            round += 1
        }
        outcome.times.sort()
        terminal.type("status\r")
        try terminal.expect("Terminal")
        try terminal.expect(FaultRun.prompt)
        terminal.type("quit\r")
        _ = terminal.end()
        outcome.isRestored = terminal.modesNow == terminal.modesBefore
        outcome.strays = SavedFolder(at: home.path + "/Pictures/gallery") { _ in [] }.strays
        withExtendedLifetime(scene.held) {}
        return outcome
    }

    /// Seconds from Ctrl-C to the prompt; nil when there was nothing left to stop.
    private func stopped(
        _ round: Int, on terminal: PseudoTerminal, _ random: inout SeededRandom
    ) throws -> Double? {
        let line = phase.line(round)
        terminal.waitForQuiet(0.02)
        terminal.discard()
        terminal.type(line + "\r")
        try terminal.expect(phase.isCommand ? "\n" : FaultRun.prompt)
        let pause = Clock.now + Double(Int.random(in: phase.delay, using: &random)) / 1000
        while Clock.now < pause { terminal.waitForQuiet(0.005) }
        let isOver = phase.isCommand && terminal.text.hasSuffix(FaultRun.prompt)
        if isOver { return nil }
        terminal.forget()
        let begin = Clock.now
        terminal.type("\u{3}")
        if phase.isCommand { try terminal.expect("Stopped.") }
        try terminal.expect(FaultRun.prompt)
        return Clock.now - begin
    }
}
