import CommandShell
import Testing

@Suite struct CommandTests {
    @Test func `the first word of a line is the lowercased command name`() throws {
        #expect(try Command(parsing: "  Search  fog  forest ") == Command("search", ["fog", "forest"]))
    }

    @Test(arguments: [
        ("save 3 to \"my photos\"", ["3", "to", "my photos"]),
        ("save 3 to 'my photos'", ["3", "to", "my photos"]),
        ("search dog's nose", ["dog's", "nose"]), (#"search a\ b"#, ["a b"]), ("search \"\"", [""]),
        ("search кот 猫", ["кот", "猫"]), (#"search a\"#, [#"a\"#]),
    ])
    func `quoted and escaped spaces belong to an argument`(line: String, arguments: [String]) throws {
        #expect(try Command(parsing: line)?.arguments == arguments)
    }

    @Test func `a blank line parses as no command`() throws {
        #expect(try Command(parsing: " \t ") == nil)
    }

    @Test func `an unterminated quote is an error at its column`() {
        #expect(throws: UsageError(.openQuote("\""), at: .column(7))) { try Command(parsing: "search \"fog") }
    }

    @Test func `semicolons outside quotes separate commands`() {
        #expect(Command.sequence("search 'a;b'; save 1") == ["search 'a;b'", " save 1"])
    }
}

@Suite struct NumberListTests {
    @Test(arguments: [
        (["3"], [3]), (["2,5"], [2, 5]), (["3-6"], [3, 4, 5, 6]), (["1", "4-5", "4"], [1, 4, 5]),
    ])
    func `ranges and lists are parsed to unique numbers`(words: [String], numbers: [Int]) throws {
        #expect(try NumberList.parse(words, in: 1...9) == numbers)
    }

    @Test(arguments: ["0", "10", "-1", "52-2", "1-99999999999", "x", "9223372036854775808", "1-", ",", ""])
    func `a number outside the range and a word are errors`(text: String) {
        #expect(throws: UsageError.self) { try NumberList.parse([text], in: 1...9) }
    }

    @Test func `a reversed range and a missing number are different errors`() {
        #expect(throws: UsageError(.backwards(first: 9, last: 3), at: .argument(1, part: "9-3"))) {
            try NumberList.parse(["1", "2,9-3"], in: 1...9)
        }
        #expect(throws: UsageError(.number("10-3", 1...9), at: .argument(0, part: "10-3"))) {
            try NumberList.parse(["10-3"], in: 1...9)
        }
    }
}

@Suite struct NearestWordTests {
    private let known = ["search", "save", "favorites", "open", "next", "prev"]

    @Test(arguments: [
        ("serach", "search"), ("sav", "save"), ("favourites", "favorites"), ("oepn", "open"),
        ("favor", "favorites"),
    ])
    func `a misspelled word finds the nearest known word`(word: String, expected: String) {
        #expect(NearestWord.to(word, among: known) == expected)
    }

    @Test(arguments: ["xyzzy", "", "q"])
    func `a word unlike all known words finds none`(word: String) {
        #expect(NearestWord.to(word, among: known) == nil)
    }
}
