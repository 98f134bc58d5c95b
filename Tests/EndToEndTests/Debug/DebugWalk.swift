import TestKit
import Testing

enum DebugWalk {
    static let states = ["no-network", "slow-network", "endless-loading", "empty", "error", "rate-limited"]

    /// Screens that request photos or lists from a service, with their text for an empty reply.
    private static let asking = [
        "recommend": "This list is empty.", "random": "This list is empty.", "topics": "demo lists no topics",
        "collections": "demo returned no collections", "detail": "This list is empty.",
    ]
    /// Screens of stored data, with their text in a new home. They make no request.
    private static let own = [
        "search": "Ideas:", "favorites": "No favorites yet.", "history": "No searches yet",
        "boards": "No boards yet.", "seen": "No photos seen yet.",
    ]
    private static let sentences = [
        "no-network": "No connection: demo: the network is switched off by --debug",
        "slow-network": "demo has not responded for ", "endless-loading": "demo has not responded for ",
        "error": "could not be read: --debug error",
        "rate-limited": "The service's request limit is reached",
    ]

    /// Checks that each screen shows the expected message and lines, and returns to the prompt.
    static func walk(_ state: String, columns: Int) throws {
        var transcripts = Transcripts(state: state, columns: columns)
        let asking = Self.asking.keys.sorted(), own = Self.own.keys.sorted()
        // With a slow network, the reply soon replaces the message, so the screens are not started all at once.
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
            let shown = try Self.wait(for: sentence, on: screen, of: terminal, transcripts[screen])
            if Transcripts.areWritten { transcripts[screen] = shown }
            #expect(shown == transcripts[screen], "\(state) on \(screen)")
            if asks, state == "endless-loading" { try Self.stop(terminal) }
            try terminal.run("help keys", expecting: "Ctrl-R")
            let widest = Self.widest(terminal.text)
            #expect(widest <= columns, "\(state) on \(screen) takes \(widest) of \(columns) columns")
            #expect(terminal.screen.unknown == [])
            #expect(terminal.quit() == 0, "\(state) on \(screen)")
        }
    }

    /// Waits for a prompt below the message. Returns the expected lines if the screen had them, else its current lines.
    private static func wait(
        for sentence: String, on screen: String, of terminal: PseudoTerminal, _ expected: [String]
    ) throws -> [String] {
        var lines: [String] = []
        var looked = 0
        try terminal.wait(for: "\(screen): \(sentence)") { terminal in
            guard terminal.output.count > looked else { return false }
            looked = terminal.output.count
            let found = moments(of: terminal).filter { $0.lines.joined(separator: " ").contains(sentence) }
            // With a slow network, the reply may have replaced the message.
            let all = found.map(Transcripts.lines)
            lines = all.first { $0 == expected } ?? all.last ?? []
            return !found.isEmpty
        }
        guard lines != expected else { return lines }
        // The rest of the screen may not be drawn yet.
        terminal.waitForQuiet(0.5)
        let found = moments(of: terminal).map(Transcripts.lines)
        return found.first { $0 == expected } ?? Transcripts.lines(of: terminal.screen)
    }

    private static func moments(of terminal: PseudoTerminal) -> [ScreenEmulator] {
        let text = terminal.text
        return (text.ranges(of: Gallery.prompt).map { text[..<$0.upperBound] } + [text[...]]).map {
            ScreenEmulator(String($0), columns: terminal.columns, rows: terminal.rows)
        }
    }

    /// Starts an endless command, and cancels it with Ctrl-C.
    private static func stop(_ terminal: PseudoTerminal) throws {
        terminal.forget()
        terminal.type("random\r")
        try terminal.expect(" s for demo; Ctrl-C stops.")
        terminal.type("\u{3}")
        try terminal.expect("Stopped.")
        try terminal.expect(Gallery.prompt)
    }

    /// Width in columns of the widest line, measured on a screen that wraps none.
    private static func widest(_ text: String) -> Int {
        let wide = ScreenEmulator(text, columns: 400, rows: 200)
        return wide.cells.map { row in (row.lastIndex { $0 != " " } ?? -1) + 1 }.max() ?? 0
    }
}
