import TestKit
import Testing

/// Locked home with personal data in every store.
struct LockedHome {
    static let pin = "4711"
    /// Marker in a search, a history line, a note, a tag and a board name.
    static let mark = "qzcanary"

    let home = Home()
    let content: [String]

    init() throws {
        let terminal = try Gallery.withRecommendations(home)
        for line in [
            "search cats", "fav 1-3", "tag 1 \(Self.mark)tag", "note 1 \(Self.mark)note",
            "board new \(Self.mark)board", "board add \(Self.mark)board 1-2", "like 4",
        ] {
            terminal.type(line + "\r")
        }
        try terminal.run("search \(Self.mark)words", expecting: "0")
        try terminal.run("boards", expecting: "2 photos")
        #expect(terminal.quit() == 0)
        home.put("notify = off\n", at: "settings")
        content = try Self.content(of: home)
        let setting = try Gallery.atPrompt(home)
        setting.type("lock set\r")
        for question in ["New PIN", "Repeat the PIN"] {
            try setting.expect(question)
            setting.type(Self.pin + "\r")
        }
        try setting.expect("not encryption")
        #expect(setting.quit() == 0)
    }

    /// Photo IDs and marked words, as printed. Photo facts are left out, as some may be fetched later.
    static func content(of home: Home) throws -> [String] {
        let run = try Gallery.run(
            "--service", "demo", "-c", "favorites; boards; board \(mark)board; history", home: home)
        return run.text.matches(of: #/demo:\w+|qzcanary\w*/#).map { String($0.0) }
    }
}
