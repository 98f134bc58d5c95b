import Testing

@testable import CommandShell

@Suite struct FirstGuessesTests {
    @Test(arguments: ["#3", "3.", "photo 3", "picture 3", "Image ３", "３"])
    func `the forms #3, 3., photo 3 and full-width digits are read as the plain number`(line: String) throws {
        #expect(try Command(parsing: line)?.usual == Command("3"))
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
        ("gallery --service demo", "gallery --service demo"), ("\u{FEFF}search fog", "search fog"),
        ("\u{200B}\u{200E}help", "help"), ("search gallery fog", "search gallery fog"), (" fog", " fog"),
    ])
    func `only leading invisible characters and the program's name before a command are removed`(
        line: String, bare: String
    ) {
        #expect(Command.bare(line) == bare)
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
