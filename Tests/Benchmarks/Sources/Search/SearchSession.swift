import TestKit

/// Running gallery, on a terminal tall enough for 30 pictures in cells, that makes the recorded search.
final class SearchSession {
    struct Sample {
        /// Seconds from Enter to the last byte of the last picture.
        let seconds: Double
        /// Seconds from Enter to the first half block, which no placeholder contains.
        let first: Double
        let pictures: Int
    }

    private static let end = "Enter: more"
    private let terminal: PseudoTerminal

    /// Starts gallery with the service at `base`; returns when the service's first page is visible.
    init(_ gallery: String, home: ScratchHome, base: String, certificate: String) throws {
        let service = [
            "UNSPLASH_ACCESS_KEY": "bench", "GALLERY_UNSPLASH_URL": base, "GALLERY_CA_FILE": certificate,
            "COLORTERM": "truecolor",
        ]
        terminal = try PseudoTerminal(
            [gallery, "--service", "unsplash"], environment: home.environment.merging(service) { $1 },
            columns: 200, rows: 400)
        try terminal.expect("gallery> ")
        try terminal.expect(Self.end)
        terminal.waitForSilence(0.5)
    }

    /// Searches with empty picture caches.
    func search() throws -> Sample {
        terminal.type("cache clear\r")
        try terminal.expect("gallery> ")
        terminal.waitForSilence(0.3)
        terminal.discard()
        let begin = Clock.now
        terminal.type("search \(RecordedSearch.words)\r")
        try terminal.expect("▀")
        let first = terminal.lastArrival - begin
        // The last line follows pictures that are printed with the page, and precedes pictures painted later.
        if !terminal.hasSeen(Self.end) { try terminal.expect(Self.end) }
        terminal.waitForSilence(0.5)
        let seconds = terminal.lastArrival - begin
        terminal.discard()
        terminal.type("cache\r")
        try terminal.expect(" in memory")
        let words = terminal.text.split(separator: "\n").last { $0.contains(" in memory") } ?? ""
        let pictures = words.firstMatch(of: #/(\d+) pictures?,/#).flatMap { Int($0.output.1) } ?? 0
        terminal.waitForSilence(0.2)
        return Sample(seconds: seconds, first: first, pictures: pictures)
    }

    func end() {
        terminal.type("\u{4}")
        _ = terminal.end()
    }
}
