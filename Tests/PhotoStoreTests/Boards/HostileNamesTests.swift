import GalleryCore
import TestKit
import Testing

@testable import PhotoStore

/// SQL, patterns, FTS5 syntax and unusual characters as names, notes, tags, titles and queries.
@Suite struct HostileNamesTests {
    private let folder = TemporaryFolder()
    private let database: GalleryDatabase
    private let boards: SQLiteBoards

    init() {
        database = GalleryDatabase(folder: folder.path)
        boards = SQLiteBoards(database)
    }

    private static let pieces = [
        "'", "\"", "''", "\"\"", ";", "--", "/*", "*/", "%", "_", "%%", "\\", "\\'", "?", "?1", ":name",
        "@name", "$name",
        "(", ")", "[", "]", "{", "}", "*", "^", "+", "-", ":", ",", "NEAR(", "AND", "OR", "NOT", "NEAR/2",
        "title:",
        "{title note}:", "' OR '1'='1", "'; DROP TABLE board; --", "\"; DELETE FROM boardPhoto; --", "1); --",
        "UNION SELECT sql FROM sqlite_schema", "x' AND 1=(SELECT count(*) FROM board) --", "LIKE '%'",
        "GLOB '*'",
        "ESCAPE '\\'", "0x41", "NULL", "nil", "undefined", "true", "-1", "1e309", "9223372036854775808",
        "NaN", "../..",
        "\u{301}", "\u{202E}", "\u{200B}", "\u{FEFF}", "\u{FFFD}", "ﷺ", "👩‍👩‍👧‍👦", "Ω≈ç√∫", "田中さん", "Ё", "ẞ", "İ",
        "\u{1B}[31m", "\r\n", "\t", "\u{85}", "\u{2028}", "\u{7F}", "\u{1}", "<b>", "&amp;", "{{7*7}}",
        "${x}", "`id`",
    ]

    /// Each piece alone, before, after, between and around a word, and twice.
    static let texts = pieces.flatMap { piece in
        [
            piece, "fog\(piece)", "\(piece)fog", "fog \(piece) sea", "\(piece)fog\(piece)",
            "\(piece) \(piece) fog",
        ]
    }

    @Test func `a board with any hostile name is found by exactly that name`() throws {
        var made: [Board.ID: String] = [:]
        for text in Self.texts {
            guard let board = try boards.make(text, at: date(1)) else {
                #expect(made.values.contains { Board.isSame($0, text) })
                continue
            }
            made[board.id] = text
            #expect(try boards.change(board.id, .note(text), at: date(2)))
        }
        for (id, text) in made {
            let board = try #require(try boards.board(named: text))
            #expect(board.id == id)
            #expect(Array(board.name.unicodeScalars) == Array(text.unicodeScalars))
            #expect(Array(board.note.unicodeScalars) == Array(text.unicodeScalars))
        }
        #expect(try boards.names().count == made.count)
        #expect(made.count > 400)
        #expect(try database.faults() == [])
    }

    @Test func `hostile titles, tags and notes are read back and found`() throws {
        let id = try #require(try boards.make("Fog", at: date(1))).id
        let notes = SQLiteAnnotations(database)
        for (number, text) in Self.texts.enumerated() {
            _ = try boards.add([photo("\(number)", title: text)], to: id, at: date(2))
            #expect(try notes.annotate(photo("\(number)").id, .tag([text])))
            #expect(try notes.annotate(photo("\(number)").id, .note(text)))
        }
        let all = try boards.photos(of: id, matching: WordQuery(), after: nil, count: .max)
        #expect(all.map(\.photo.title) == Self.texts)
        #expect(all.map(\.annotation) == Self.texts.map { Annotation(tags: [$0], note: $0) })
        for (number, text) in Self.texts.enumerated() {
            let before = number == 0 ? nil : photo("\(number - 1)").id
            let found = try boards.photos(of: id, matching: WordQuery([text]), after: before, count: 1)
            #expect(found.map(\.photo.id.key) == ["\(number)"], "\(text)")
        }
        #expect(try database.faults() == [])
    }
}
