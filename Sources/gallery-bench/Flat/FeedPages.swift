import PseudoTerminals

/// A session on a terminal that shows one page of the demo's feed after the other, each on one screenful.
final class FeedPages {
    private let terminal: PseudoTerminal

    /// A window so large that a page of large pictures is one screenful.
    init(_ gallery: String, home: ScratchHome, photos: Int) throws {
        terminal = try PseudoTerminal(
            [gallery, "--service", "demo"],
            environment: home.environment.merging(["GALLERY_DEMO_COUNT": "\(photos)"]) { $1 },
            columns: 300, rows: 1000)
        try terminal.expect("gallery> ")
        terminal.type("set columns 3\r")
        try terminal.expect("set in this session")
        try settle()
    }

    var memory: Int? { RunningProcess(terminal.process)?.memory }
    var anonymousMemory: Int? { RunningProcess(terminal.process)?.anonymousMemory }

    /// Shows pages until decoded pictures take what they may; returns how many pages that took.
    func fillMemory() throws -> Int {
        for page in 1... {
            try next()
            // They are let go in pieces: between 88 and 100 MB the cache is full.
            if page.isMultiple(of: 10), try megabytesInMemory() >= 87 { return page }
        }
        return 0
    }

    /// Makes the window one in which people sit, but tall enough for a page.
    func narrow() throws {
        terminal.type("set columns auto\r")
        try terminal.expect("built in")
        terminal.resize(columns: 200, rows: 400)
        try settle()
    }

    /// The next page, with all of its pictures.
    func next() throws {
        terminal.type("\r")
        try terminal.expect("Enter: more")
        try settle()
    }

    /// What `cache` says.
    func caches() throws -> String {
        terminal.type("cache\r")
        try terminal.expect(" on disk")
        let words = terminal.text.split(separator: "\n").suffix(3).joined(separator: " ")
        try settle()
        return words.replacing("\r", with: "").replacing("cache  ", with: "")
    }

    private func megabytesInMemory() throws -> Int {
        let text = try caches()
        guard let end = text.firstRange(of: " of 100 MB")?.lowerBound else { return 0 }
        let words = text[..<end].split(separator: " ")
        return words.dropLast().last.flatMap { Double($0) }.map(Int.init) ?? 0
    }

    private func settle() throws {
        terminal.waitForQuiet(0.15)
        terminal.discard()
    }
}
