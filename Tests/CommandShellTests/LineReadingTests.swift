import CommandShell
import Testing

@Suite struct LineReadingTests {
    @Test func `each word is read with its range in the line`() {
        let reading = LineReading("save  \"my photos\" to 'x'")
        #expect(reading.words.map(\.text) == ["save", "my photos", "to", "x"])
        #expect(reading.words.map(\.range) == [0..<4, 6..<17, 18..<20, 21..<24])
        #expect(reading.openQuote == nil)
    }

    @Test func `a combining mark after a quote or a space belongs to the word`() {
        let reading = LineReading("x \u{301}y \"\u{301}z\"")
        #expect(reading.words.map(\.text) == ["x", "\u{301}y", "\u{301}z"])
        #expect(reading.words.map(\.range) == [0..<1, 1..<3, 4..<7])
        #expect(reading.openQuote == nil)
    }

    @Test(arguments: [
        (#"'/a/it'\''s me.jpg' 2"#, "/a/it's me.jpg"), (#"'/a/it'"'"'s me.jpg' 2"#, "/a/it's me.jpg"),
        (#"/a/it\'s\ me.jpg 2"#, "/a/it's me.jpg"), ("'a b''c d' 2", "a bc d"), ("dog's 2", "dog's"),
        ("'dog'os's 2", "dogos's"),
    ]) func `paths are read as terminals paste them, and apostrophes between letters as such`(
        line: String, word: String
    ) {
        #expect(LineReading(line).words.map(\.text) == [word, "2"])
    }

    @Test func `the position of an unterminated quote is recorded`() {
        let reading = LineReading("save 1 to 'my pho")
        #expect(reading.openQuote?.offset == 10)
        #expect(reading.words.last?.text == "my pho")
    }

    @Test(arguments: [
        "fog", "my photos", "it's", "a\"b", #"back\slash"#, "", "'", "山 の", "\u{301} x", "\"\u{301} x",
        "x;\u{301}", "--base=my site", "--base=\"", "--", "--=a b",
    ])
    func `a quoted word is parsed back to the original word`(word: String) {
        #expect(LineReading("x " + LineReading.quoted(word)).words.last?.text == word)
    }

    @Test func `a semicolon separates commands only if the line is read as a sequence`() throws {
        #expect(try Command(parsing: "search a;b") == Command("search", ["a;b"]))
        #expect(Command.sequence("search a;b; open \"1;2\" ;") == ["search a", "b", " open \"1;2\" ", ""])
    }
}
