import Glibc
import TestKit
import Testing

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct ExitCodeTests {
    /// No server listens on this port.
    private static let dead = ["GALLERY_UNSPLASH_URL": "http://127.0.0.1:9", "UNSPLASH_ACCESS_KEY": "x"]

    @Test func `a successful command exits with 0`() throws {
        let run = try Gallery.run("--service", "demo", "-c", "search cats; open 1", home: Home())
        #expect(run.code == 0)
        #expect(run.problems.contains("Search cats · 60 photos\n"))
        #expect(run.problems.contains("Search cats > 1 of 60\n"))
    }

    @Test func `the arguments of the program form one command, whose words are not split again`() throws {
        let run = try Gallery.run("--service", "demo", "search", "night sky;", home: Home())
        #expect(run.code == 0)
        #expect(run.problems.hasPrefix("Search night sky; ·"))
    }

    @Test func `a failed search exits with 1 and prints a remedy`() throws {
        let run = try Gallery.run("search", "fog", home: Home(), environment: Self.dead)
        #expect(run.code == 1)
        #expect(run.text == "")
        #expect(run.problems.contains("Check the network"))
    }

    @Test(arguments: [["favorites"], ["--jsonl", "favorites"], ["-c", "help; favorites"]])
    func `if the database is damaged, "favorites" prints a warning, and gallery exits with 1`(
        words: [String]
    ) throws {
        let home = Home()
        home.put(String(repeating: "no database ", count: 500), at: ".local/share/gallery/gallery.sqlite")
        let run = try ProgramRun(
            [Gallery.path, "--service", "demo"] + words, environment: home.environment)
        #expect(run.code == 1)
        #expect(run.problems.contains("was damaged"))
        #expect(run.problems.contains("The output may be incomplete"))
        #expect(try Gallery.run("--service", "demo", "favorites", home: home).code == 0)
    }

    @Test func `if the database cannot be opened, only the commands that need it fail`() throws {
        let blocked = Home(), looped = Home()
        blocked.put("a file", at: ".local/share/gallery")
        looped.put("", at: ".local/share/gallery/other")
        symlink("gallery.sqlite", looped(".local/share/gallery/gallery.sqlite"))
        #expect(try Gallery.run("--service", "demo", "search", "fog", home: blocked).code == 0)
        let board = try Gallery.run("--service", "demo", "board", "new", "hall", home: blocked)
        #expect(board.code == 1)
        #expect(board.problems.contains("Not a directory"))
        let favorites = try Gallery.run("--service", "demo", "favorites", home: looped)
        #expect(favorites.code == 1)
        #expect(favorites.problems.contains("The output may be incomplete."))
    }

    @Test func `a session exits with 1 if a line failed, even if a later line succeeds`() throws {
        let run = try Gallery.run(input: "search fog\nhelp\n", home: Home(), environment: Self.dead)
        #expect(run.code == 1)
    }

    @Test(arguments: ["nonsense", "open x", "search \"fog", "board new"])
    func `an invalid line ends the script with exit code 2 and a message of one line`(line: String) throws {
        let run = try Gallery.run("--service", "demo", "-c", line, home: Home())
        #expect(run.code == 2)
        #expect(run.text == "")
        #expect(run.problems.count(of: "\n") == 1)
    }

    @Test(arguments: [["--nonsense"], ["--service"], ["-c", "help", "help"]])
    func `an invalid option ends the program with exit code 2 and one sentence`(arguments: [String]) throws {
        let run = try ProgramRun([Gallery.path] + arguments, environment: Home().environment)
        #expect(run.code == 2)
        #expect(run.text == "")
        #expect(run.problems.count(of: "\n") == 1)
    }

    @Test func `the options --version, --licenses and --help print to standard output`() throws {
        let version = try Gallery.run("--version", home: Home())
        #expect(version.code == 0)
        let libraries =
            #/gallery \d+\.\d+\.\d+\nlibcurl [\d.]+, .*SQLite [\d.]+, libedit [\d.]+\n/#
        #expect(version.text.wholeMatch(of: libraries) != nil)
        #expect(try Gallery.run("--licenses", home: Home()).text.contains("libwebp, BSD"))
        let help = try Gallery.run("--help", home: Home())
        #expect(help.code == 0)
        #expect(help.text.contains("USAGE: gallery") && help.text.contains("`gallery help COMMAND`"))
        #expect(help.text.contains("COMMANDS") && help.text.contains("  Find     search "))
        #expect(help.problems == "")
    }

    @Test(arguments: ["--help", "--nonsense"])
    func `with few columns, help and option corrections are printed`(option: String) throws {
        let run = try Gallery.run(option, home: Home(), environment: ["COLUMNS": "9"])
        #expect(run.code == (option == "--help" ? 0 : 2))
        #expect(!run.problems.contains("Fatal"))
    }
}
