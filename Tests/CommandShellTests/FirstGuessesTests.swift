import Testing

@testable import CommandShell

@Suite struct FirstGuessesTests {
    @Test(arguments: ["#3", "3.", "photo 3", "picture 3", "Image ３", "３"])
    func `the forms #3, 3., photo 3 and full-width digits are read as the plain number`(line: String) throws {
        #expect(try Command(parsing: line)?.usual == Command("3"))
    }

    @Test(arguments: [
        ("1–3", "1-3"), ("#1-3", "1-3"), ("1,５－7", "1,5-7"), ("1..3", "1-3"), ("1...3", "1-3"),
        ("2…4", "2-4"),
    ])
    func `ranges and lists of numbers are read in ASCII`(line: String, usual: String) throws {
        #expect(try Command(parsing: line)?.usual == Command(usual))
        let shorthand = CommandShorthand.number
        #expect(shorthand.words(of: Command(usual, ["4"]))?.map(\.text) == [usual, "4"])
        #expect(
            shorthand.words(of: Command("2024-11-27")) == nil && shorthand.words(of: Command("3-")) == nil)
    }

    @Test(arguments: ["#", ".", "photo", "photo fog", "photo 1 2", "#fog", "search 3.", "fav 3"])
    func `a line other than a single number with an optional #, period or noun is not changed`(line: String)
        throws
    {
        let command = try Command(parsing: line)
        #expect(command?.usual == command)
    }

    @Test(arguments: [
        ("gallery search fog", "search fog"), ("Gallery  help", "help"), ("gallery", "gallery"),
        ("gallery --service demo", "gallery --service demo"), ("search gallery fog", "search gallery fog"),
        (" fog", " fog"), ("$ gallery search fog | less", "search fog"),
        ("gallery> search fog", "search fog"),
        ("gallery search fog > list.txt", "search fog"),
        ("gallery search width:>2000 2>/dev/null", "search width:>2000"),
        ("gallery search 'a | b' | less", "search 'a | b'"), ("search a | b", "search a | b"),
        ("$ help", "help"),
        ("$", "$"), ("gallery search dog's | less", "search dog's"),
    ])
    func `a prompt, the program's name before a command, and a pipe after it are removed`(
        line: String, bare: String
    ) {
        #expect(Command.bare(line) == bare)
    }

    @Test(arguments: [
        (":save 3", "save 3"), (" : save 3", " save 3"), (":3", "3"), (":", ":"), (":-) fog", ":-) fog"),
        ("fog :save", "fog :save"),
    ])
    func `a colon before a command, as in the grid, is removed`(line: String, command: String) {
        #expect(Command.withoutColon(line) == command)
    }

    @Test(arguments: [
        "\u{FEFF}", "\u{200B}\u{200E}", "\u{AD}", "\u{200D}", "\u{2066}", "\u{61C}", "\u{FE0F}", "\u{34F}",
        "\u{180E}",
    ])
    func `invisible characters before a line or within an ASCII command are removed`(invisible: String) {
        #expect(Command.visible(invisible + "private off") == "private off")
        #expect(Command.visible(" " + invisible + " private off") == "  private off")
        #expect(Command.visible("pri\(invisible)vate off") == "private off")
        #expect(Command.visible(invisible + "می\u{200C}خواهم") == "می\u{200C}خواهم")
        #expect(Command.visible("search a" + invisible) == "search a" + invisible)
        #expect(Command.visible(invisible) == "")
    }

    @Test(arguments: ["fav --help", "fav -h", "fav ?"])
    func `--help, -h and ? as the only argument ask for help, and so does a final --help`(
        line: String
    ) throws {
        #expect(try Command(parsing: "save 3 --help")?.asksForHelp == true)
        #expect(try Command(parsing: "search -- --help")?.asksForHelp == false)
        #expect(try Command(parsing: line)?.asksForHelp == true)
        #expect(try Command(parsing: line + " 3")?.asksForHelp == false)
    }
}
