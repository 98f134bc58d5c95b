import TestKit

/// Random command lines: valid ones, nearly valid ones, and nonsense.
struct LineGrammar {
    /// Commands that make no request with the arguments that `next` chooses.
    private static let local = [
        "help", "history", "back", "undo", "taste", "private", "service", "protocol", "status", "set",
        "cache", "favorites", "unfav", "credit", "copy", "why", "like", "dislike", "open", "prev", "zoom",
        "left",
        "up", "key", "serach", "hlep", "x", "search",
    ]

    private static let words = [
        "fog", "cats", "\"open quote", "'single", "it's", "写真", "e\u{301}\u{301}", "👩‍👩‍👧", "\u{202E}abc", "*",
        "~",
        "$(rm -rf /)", ";", "|", "&&", "\\", "--", "-", "--as", "to", "color:red", "colour:red", "order:",
        ":", "::",
        "license:by,cc0", "0", "-1", "1", "2,5", "3-9", "9-3", "1-", "-", "1,,2", "99999999999999999999",
        "0x10", "1e9",
        "٣", "1-1000000000", "fit", "100%", "on", "all", "clear", "delete", "forget", "set",
        text(of: 27) + "[2J",
        text(of: 127),
        text(of: 194, 155) + "31m", "\"\"", "''", "a:b:c", "https://a.test/x:y", "DROP TABLE", "%s%n",
        "../..", "NaN",
    ]

    private static func text(of bytes: UInt8...) -> String { String(decoding: bytes, as: UTF8.self) }

    private var random: SeededRandom

    init(seed: UInt64) { random = SeededRandom(seed: seed) }

    /// Next line, without a line end. The line is never blank, does not quit and makes no request.
    mutating func next() -> String {
        let command = Self.local.randomElement(using: &random) ?? "help"
        // A search makes no request only if it is invalid.
        if command == "search" {
            return
                "search fog \(["shape:x", "color:x", "\"", "order:"].randomElement(using: &random) ?? "\"")"
        }
        let count = Int.random(in: 0...4, using: &random)
        var words = [command] + (0..<count).map { _ in Self.words.randomElement(using: &random) ?? "" }
        if Int.random(in: 0..<20, using: &random) == 0 { words.shuffle(using: &random) }
        if Int.random(in: 0..<50, using: &random) == 0 {
            words.append(String(repeating: "long ", count: 2_000))
        }
        // `service all` makes requests over the network.
        if command == "service" { words.removeAll { $0 == "all" } }
        let line = words.joined(separator: [" ", "  ", "\t"].randomElement(using: &random) ?? " ")
        return line.allSatisfy(\.isWhitespace) ? "help" : line
    }
}
