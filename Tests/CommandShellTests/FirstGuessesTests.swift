import Testing

@testable import CommandShell

@Suite struct FirstGuessesTests {
    @Test(arguments: ["#3", "3.", "photo 3", "picture 3", "Image ３", "３"])
    func `a number in another form is that number`(line: String) throws {
        #expect(try Command(parsing: line)?.usual == Command("3"))
    }

    @Test(arguments: ["#", ".", "photo", "photo fog", "photo 1 2", "#fog", "search 3.", "fav 3"])
    func `other commands stay as they are`(line: String) throws {
        let command = try Command(parsing: line)
        #expect(command?.usual == command)
    }

    @Test(arguments: [
        ("gallery search fog", "search fog"), ("Gallery  help", "help"), ("gallery", "gallery"),
        ("gallery --service demo", "gallery --service demo"), ("\u{FEFF}search fog", "search fog"),
        ("\u{200B}\u{200E}help", "help"), ("search gallery fog", "search gallery fog"), (" fog", " fog"),
    ])
    func `the program's name and invisible characters before a command are dropped`(
        line: String, bare: String
    ) {
        #expect(Command.bare(line) == bare)
    }

    @Test(arguments: ["fav --help", "fav -h", "fav ?"])
    func `a question mark asks for help`(line: String) throws {
        #expect(try Command(parsing: line)?.asksForHelp == true)
        #expect(try Command(parsing: line + " 3")?.asksForHelp == false)
    }
}
