import Testing

@testable import TextLayout

@Suite struct RecordTextTests {
    @Test func `a record is written as one line of JSON with sorted member names`() throws {
        let record = Record(
            "photo",
            [
                Record.Field("title", .text("Fog")), Record.Field("alt", .nothing),
                Record.Field("width", .integer(3)), Record.Field("favorite", .flag(true)),
                Record.Field("tags", .texts(["a", "b"])),
                Record.Field("place", .record([Record.Field("latitude", .number(1.5))])),
            ])
        #expect(
            try RecordText.line(record)
                == #"{"alt":null,"favorite":true,"place":{"latitude":1.5},"tags":["a","b"],"title":"Fog","type":"photo","width":3}"#
        )
    }

    @Test(arguments: [
        ("a\u{1B}[31mb", #""a\u001b[31mb""#), ("a\u{9B}b", #""a\u009bb""#), ("\u{7F}", #""\u007f""#),
        ("a\u{202E}b", #""a\u202eb""#), ("\u{2028}", #""\u2028""#), ("\u{E0041}", #""\udb40\udc41""#),
        ("a\"b\\c/d\ne", #""a\"b\\c/d\ne""#), ("туман 霧 é", "\"туман 霧 é\""),
        (
            "e" + String(repeating: "\u{301}", count: 6),
            "\"e" + String(repeating: "\u{301}", count: 4) + #"\u0301\u0301""#
        ),
    ])
    func `quotes, backslashes and characters that affect a terminal are escaped, and other text is not`(
        text: String, json: String
    ) throws {
        let line = try RecordText.line(Record("t", [Record.Field("x", .text(text))]))
        #expect(line == #"{"type":"t","x":"# + json + "}")
    }

    @Test func `a tab-separated row has the requested columns, with tabs and line ends replaced`() {
        let name = Record.Field("name", .text("Ida\nLøv"))
        let record = Record(
            "photo",
            [
                Record.Field("title", .text("Fog\tat\r\nsea")), Record.Field("author", .record([name])),
                Record.Field("width", .integer(3)), Record.Field("page", .nothing),
            ], columns: ["width", "title", "page", "author"])
        #expect(RecordText.row(record) == "3\tFog at  sea\t\tIda Løv")
        #expect(RecordText.row(record, isExact: true) == RecordText.row(record))
        let path = "/a\n\u{202E}b\u{A0}c"
        let file = Record("t", [Record.Field("path", .text(path))], columns: ["path"])
        #expect(RecordText.row(file, isExact: true) == path && RecordText.row(file) != path)
    }

    @Test func `the elements of a list are joined with commas in a tab-separated row`() {
        let record = Record(
            "board",
            [
                Record.Field("name", .text("hall")), Record.Field("tags", .texts(["a\tb", "c"])),
                Record.Field("numbers", .list([.integer(1), .nothing, .number(1.5)])),
                Record.Field("sections", .list([])),
            ], columns: ["tags", "name", "numbers", "sections"])
        #expect(RecordText.row(record) == "a b, c\thall\t1, 1.5\t")
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func `numbers without a JSON form become null`(number: Double) throws {
        #expect(
            try RecordText.line(Record("t", [Record.Field("x", .number(number))]))
                == #"{"type":"t","x":null}"#)
    }
}
