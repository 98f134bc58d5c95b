import PseudoTerminals
import Testing

/// The probe at its prompt.
enum Prompt {
    static let text = "gallery> "
    /// Started, with the prompt on the screen.
    static func start(
        environment: [String: String] = [:], columns: Int = 80, rows: Int = 24
    ) throws -> PseudoTerminal {
        let terminal = try PseudoTerminal(
            [Launch.probe, "prompt"], environment: environment, columns: columns, rows: rows)
        try terminal.expectPrompt()
        return terminal
    }
}

extension PseudoTerminal {
    /// Types a line and returns when the prompt is back; what came between is the answer.
    func run(_ line: String, expecting answer: String) throws {
        type(line + "\r")
        try expect(answer)
        try expectPrompt()
    }

    /// Opens the gate behind which the probe's picture waits: it fills the placeholders on the screen, and nothing else.
    func expectPicture(behind gate: Fifo) throws {
        let before = screen.lines
        gate.send("d")
        try expect("1111")
        waitForQuiet()
        let filled = before.map { $0.hasPrefix("....") ? String(repeating: "1", count: $0.count) : $0 }
        #expect(screen.lines == filled)
    }

    /// Returns when the prompt has been drawn. Its last character stands behind the end of the color.
    func expectPrompt() throws { try expect("gallery>") }
}
