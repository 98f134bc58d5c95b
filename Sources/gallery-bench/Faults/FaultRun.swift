import Glibc
import PseudoTerminals

/// One fault, met at the prompt: once to its end, and then again and again until Ctrl-C.
struct FaultRun {
    static let prompt = "gallery> "
    static let columns = 230

    private let fault: Fault
    private let home: String
    private let stops: Int

    init(_ fault: Fault, home: String, stops: Int) {
        self.fault = fault
        self.home = home
        self.stops = stops
    }

    func outcome() throws -> FaultOutcome {
        var outcome = try met(fault.scene())
        // What is over sooner needs no Ctrl-C.
        if outcome.seconds > 0.6 {
            outcome.stops = try (0..<stops).compactMap { try stopped(fault.scene(), $0) }
        }
        return outcome
    }

    private func met(_ scene: Fault.Scene) throws -> FaultOutcome {
        var outcome = FaultOutcome()
        let terminal = try scene.start(home: home)
        let process = RunningProcess(terminal.process)
        let before = process?.peakMemory ?? 0
        let begin = Clock.now
        try search("fog", on: terminal)
        try terminal.expect(Self.prompt, within: fault.deadline + 30)
        outcome.seconds = Clock.now - begin
        terminal.waitForQuiet()
        outcome.sentence = Self.answer(on: terminal)
        outcome.mebibytes = ((process?.peakMemory ?? before) - before) / 1024
        if let asked = scene.server?.asked {
            outcome.asked = asked.count
            outcome.leastPause = zip(asked, asked.dropFirst()).map { $1 - $0 }.min()
        }
        terminal.type("quit\r")
        _ = terminal.end()
        if scene.secret?.hasHeard == true { outcome.sentence = "" }
        withExtendedLifetime(scene.held) {}
        return outcome
    }

    /// Seconds from Ctrl-C to the prompt, in a session and a scene of their own; nil when it was over before.
    private func stopped(_ scene: Fault.Scene, _ round: Int) throws -> Double? {
        let terminal = try scene.start(home: home)
        try search("fog", on: terminal)
        // At another moment each time.
        usleep(UInt32(150_000 + round * 60_000))
        terminal.waitForQuiet(0)
        guard !terminal.text.hasSuffix(Self.prompt) else { return nil }
        let begin = Clock.now
        terminal.type("\u{3}")
        try terminal.expect("Stopped.")
        try terminal.expect(Self.prompt)
        withExtendedLifetime(scene.held) {}
        return Clock.now - begin
    }

    private func search(_ words: String, on terminal: PseudoTerminal) throws {
        terminal.type("search \(words)\r")
        try terminal.expect("Search \(words) …")
    }

    /// What stands between the line that was typed and the prompt after it.
    private static func answer(on terminal: PseudoTerminal) -> String {
        let lines = terminal.screen.lines
        guard let typed = lines.lastIndex(where: { $0.hasPrefix(prompt + "search") }) else { return "" }
        return lines[(typed + 1)...].prefix { !$0.hasPrefix("gallery>") }.filter { !$0.isEmpty }
            .joined(separator: " ")
    }
}
