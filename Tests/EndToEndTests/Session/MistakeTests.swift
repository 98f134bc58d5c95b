import TestKit
import Testing

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct MistakeTests {
    @Test func `a typo is marked, and Enter runs the correction`() throws {
        let terminal = try Gallery.withRecommendations(Home())
        terminal.type("serach cats\r")
        try terminal.expect("Enter runs")
        // The correction is drawn dimmed after the prompt.
        try terminal.expect("search cats\u{1B}[0m\u{1B}8")
        let rows = terminal.screen.lines
        let place = try #require(rows.lastIndex { $0.hasPrefix("There is no command `serach`.") })
        #expect(rows[place - 2] == "gallery> serach cats")
        #expect(rows[place - 1] == "         ^^^^^^")
        try terminal.run("", expecting: "60 photos")
        try terminal.run("open 99", expecting: "the numbers are")
        try terminal.run("search fog colour:red", expecting: "There is no filter `colour`")
        try terminal.run("", expecting: "color:red")
        #expect(terminal.quit() == 0)
    }

    @Test func `a line is offered only if it runs on this screen`() throws {
        let terminal = try Gallery.withRecommendations(Home())
        for (typed, offered) in [
            ("license 3", "credit 3"), ("columns 99", "set columns"),
            ("serch fog colour:red", "search fog color:red"), ("sve 3 to ~/x", "save 3 to ~/x"),
            ("сохрнить 3", "save 3"), ("help fog", "help all"),
            ("credits 3 md", "credit 3 md"), ("sve all", "save all"),
        ] {
            try terminal.run(typed, expecting: "Enter runs")
            #expect(terminal.screen.lines.contains { $0.hasSuffix("Enter runs `\(offered)`.") }, "\(typed)")
        }
        try terminal.run("license by", expecting: "demo cannot filter by license")
        try terminal.run("theme dark", expecting: "change them there")
        try terminal.run("zzz dark", expecting: "for zzz dark")
        try terminal.run("boards", expecting: "No boards yet.")
        try terminal.run("opne 3", expecting: "did you mean `open`?")
        try terminal.run("-n 3", expecting: "`--limit` is an option of gallery")
        try terminal.run("--json id,title", expecting: "choose id,title with jq")
        try terminal.run("q1", expecting: "Nothing found for q1")
        #expect(terminal.quit() == 0)
    }

    @Test func `Enter runs a command with the corrected board name, except "board remove"`() throws {
        let home = Home()
        let terminal = try Gallery.withRecommendations(home)
        try terminal.run("board new misty mornings", expecting: "Created the board")
        terminal.type("board misty mornin\r")
        try terminal.expect("There is no board misty mornin.")
        try terminal.expect("board \"misty mornings\"\u{1B}[0m\u{1B}8")
        try terminal.run("", expecting: "board add misty mornings")
        try terminal.run("recommend misty mornin", expecting: "Enter runs")
        try terminal.run("", expecting: "[misty mornings]")
        try terminal.run("board remove misty mornin", expecting: "did you mean `misty mornings`?")
        terminal.type("\r")
        try terminal.run("boards", expecting: "1 board")
        #expect(terminal.quit() == 0)
        let script = try Gallery.run("--service", "demo", "board", "misty mornin", home: home)
        #expect(script.code == 1)
        #expect(script.problems.contains("There is no board misty mornin; did you mean `misty mornings`?"))
    }

    @Test func `"all" in empty favorites means no photos of the list below`() throws {
        let run = try Gallery.run(
            "--service", "demo", "-c",
            "search cats; fav 1; favorites; unfav 1; favorites; unfav all; like all",
            home: Home())
        #expect(run.code == 1)
        #expect(run.problems.count(of: "No favorites yet.") == 3, "\(run.problems)")
    }

    @Test func `errors of "import" and "board export" name what helps`() throws {
        let home = Home()
        home.put("", at: "Pictures")
        let imported = try Gallery.run("--service", "demo", "-c", "import foo", home: home)
        #expect(imported.problems == "`foo` is not valid here; type unsplash, flickr, ./foo.\n")
        let exported = try Gallery.run(
            "--service", "demo", "-q", "-c", "search cats; board new b; board add b 1; board export b",
            home: home)
        #expect(exported.problems.hasSuffix("`board export NAME to DIR` exports to another folder.\n"))
    }

    @Test func `pasted lines become one line, and a message counts the commands that Enter runs`() throws {
        let terminal = try Gallery.withRecommendations(Home())
        terminal.type("\u{1B}[200~search autumn\nopen 2\n\n  info\n\u{1B}[201~")
        try terminal.expect("Enter runs 3 commands.")
        try terminal.wait(for: "the line") {
            $0.screen.lines.contains("gallery> search autumn; open 2; info")
        }
        try terminal.run("", expecting: "2 of 15")
        terminal.type("\u{1B}[200~home\n\u{1B}[201~")
        terminal.waitForQuiet()
        #expect(terminal.text.count(of: "Enter runs") == 1)
        try terminal.run("", expecting: "Recommendations")
        #expect(terminal.quit() == 0)
    }

    @Test func `an error in a script is reported with its line and column`() throws {
        let run = try Gallery.run(
            "--service", "demo", "--quiet",
            input: """
                search cats
                # comment
                open 3 x
                help nonsense
                \u{AD}info 1-3
                1–3
                fav 0
                nonsense --help
                """,
            home: Home())
        #expect(run.code == 2)
        #expect(
            run.problems == """
                Line 3, column 8: `x` is no number; type 1 to 60.
                Line 4, column 6: There is no command `nonsense`; did you mean `help all`?
                Line 5, column 6: `info` takes one number.
                Line 6, column 1: `open` takes one number.
                Line 7, column 5: There is no number 0 here; the numbers are 1 to 60.
                Line 8, column 1: There is no command `nonsense`; did you mean `search nonsense`?

                """)
        let commands = try Gallery.run("--service", "demo", "-c", "help; nonsense", home: Home())
        #expect(
            commands.problems.hasSuffix(
                "2: There is no command `nonsense`; did you mean `search nonsense`?\n"))
        let failed = try Gallery.run(
            "--service", "demo", "-c", "boards", "-c", "  board nothing", home: Home())
        #expect(failed.code == 1)
        #expect(failed.problems.contains("\nCommand 2, column 3: There is no board nothing"))
        let word = try Gallery.run("--service", "demo", "--", "board", "nothing", home: Home())
        #expect(word.problems.hasPrefix("There is no board nothing"))
    }
}
