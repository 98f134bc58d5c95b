import TestKit
import Testing

enum Prompt {
    static let text = "gallery> "
    /// Starts the probe and waits until its first prompt is visible.
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
    func run(_ line: String, expecting answer: String) throws {
        type(line + "\r")
        try expect(answer)
        try expectPrompt()
    }

    /// Opens the gate for the pending picture, which must replace its placeholders and nothing else.
    func expectPicture(behind gate: Fifo) throws {
        let before = screen.lines
        gate.send("d")
        try expect("1111")
        waitForQuiet()
        let filled = before.map { $0.hasPrefix("....") ? String(repeating: "1", count: $0.count) : $0 }
        #expect(screen.lines == filled)
    }

    /// Waits for a prompt, without its final space.
    func expectPrompt() throws { try expect("gallery>") }
}
