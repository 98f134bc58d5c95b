import PseudoTerminals
import Testing

/// Every state that can be put on, on every screen one can begin with, in a window of some width.
enum DebugWalk {
    /// Those that `--debug` takes.
    static let states = ["no-network", "slow-network", "endless-loading", "empty", "error", "rate-limited"]

    /// Screens that ask a service, with what they say when it has nothing.
    private static let asking = [
        "recommend": "No photos here.", "random": "No photos here.", "topics": "demo names no topics",
        "collections": "demo shows no collections now", "detail": "No photos here.",
    ]
    /// Screens of what is kept here, with what they say in a new home, whatever becomes of the service.
    private static let own = [
        "search": "Ideas:", "favorites": "No favorites yet.", "history": "No searches yet",
        "boards": "No boards yet.", "seen": "Nothing seen yet.",
    ]
    /// What is said on a screen that asks.
    private static let sentences = [
        "no-network": "Not connected: demo: the network is switched off by --debug",
        "slow-network": "demo has not answered for ", "endless-loading": "demo has not answered for ",
        "error": "could not be read (--debug error)",
        "rate-limited": "The service's request limit is reached",
    ]

    /// Each screen says what is the matter, as it did before, and gives the prompt back.
    static func walk(_ state: String, columns: Int) throws {
        var transcripts = Transcripts(state: state, columns: columns)
        let asking = Self.asking.keys.sorted(), own = Self.own.keys.sorted()
        // What a slow network brings in the end takes the place of the sentence that is looked for.
        let together = state == "slow-network" ? [own] + asking.map { [$0] } : [asking + own]
        for screens in together { try walk(screens, state, columns, &transcripts) }
        if Transcripts.areWritten { try transcripts.write() }
    }

    private static func walk(
        _ screens: [String], _ state: String, _ columns: Int, _ transcripts: inout Transcripts
    ) throws {
        let terminals = try screens.map { screen in
            let home = Home()
            let terminal = try PseudoTerminal(
                [Gallery.path, "--service", "demo", "--debug", state, "--screen", screen],
                environment: home.environment, columns: columns, rows: 30)
            return (screen, home, terminal)
        }
        for (screen, _, terminal) in terminals {
            let asks = Self.asking[screen] != nil
            let sentence = (asks ? Self.sentences[state] ?? Self.asking[screen] : Self.own[screen]) ?? "?"
            try terminal.expect(Gallery.prompt)
            try terminal.wait(for: "\(screen): \(sentence)") { Self.words(of: $0).contains(sentence) }
            if Transcripts.areWritten {
                terminal.waitForQuiet(0.5)
                transcripts[screen] = Transcripts.lines(of: terminal)
            }
            // The rest of what the sentence stands in may still be on its way.
            try? terminal.wait(for: "the rest", within: 10) {
                Transcripts.lines(of: $0) == transcripts[screen]
            }
            #expect(Transcripts.lines(of: terminal) == transcripts[screen], "\(state) on \(screen)")
            if asks, state == "endless-loading" { try Self.stop(terminal) }
            try terminal.run("help keys", expecting: "Ctrl-R")
            let widest = Self.widest(terminal.text)
            #expect(widest <= columns, "\(state) on \(screen) takes \(widest) of \(columns) columns")
            #expect(terminal.screen.unknown == [])
            #expect(terminal.quit() == 0, "\(state) on \(screen)")
        }
    }

    /// A command that waits for ever ends with Ctrl-C.
    private static func stop(_ terminal: PseudoTerminal) throws {
        terminal.forget()
        terminal.type("random\r")
        try terminal.expect(" s for demo; Ctrl-C stops.")
        terminal.type("\u{3}")
        try terminal.expect("Stopped.")
        try terminal.expect(Gallery.prompt)
    }

    /// The screen as one reads it, whatever the width breaks.
    private static func words(of terminal: PseudoTerminal) -> String {
        terminal.screen.lines.joined(separator: " ")
    }

    /// The columns taken by the widest line that was written, on a screen that breaks none.
    private static func widest(_ text: String) -> Int {
        let wide = ScreenEmulator(text, columns: 400, rows: 200)
        return wide.cells.map { row in (row.lastIndex { $0 != " " } ?? -1) + 1 }.max() ?? 0
    }
}
