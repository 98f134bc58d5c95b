import TestKit
import Testing

/// Lines in the style of other programs, which new users type.
@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct FirstWordsTests {
    @Test func `words typed at the prompt are searched for unless the first is similar to a command`() throws
    {
        let terminal = try Gallery.atPrompt(Home(), service: "demo")
        try terminal.run("cute cats", expecting: "Search cute cats")
        try terminal.run("fog; sea", expecting: "Search sea")
        try terminal.run("кошки", expecting: "Search cats")
        #expect(!terminal.text.contains("There is no command"))
        try terminal.run("serch fog", expecting: "There is no command `serch`")
        #expect(terminal.quit() == 0)
    }

    @Test func `the address of a photo's page, typed at the prompt, opens the photo`()
        throws
    {
        let terminal = try Gallery.atPrompt(Home(), service: "demo")
        try terminal.run(
            "https://unsplash.com/photos/Ab1xxdEf2gH",
            expecting: "unsplash needs an access key")
        #expect(terminal.quit() == 0)
    }

    @Test func `a typed line that may be a secret suggests no command`() throws {
        let terminal = try Gallery.atPrompt(Home(), service: "demo")
        let secret = "9fK2xQ7bT4mV8wL1zR6cN3jH5sD0aGyE"
        try terminal.run(secret, expecting: "There is no command")
        #expect(!terminal.text.contains("Enter runs"))
        #expect(terminal.quit() == 0)
    }

    @Test func `"gallery search fog", "#2", "3.", "photo 1" and "info 2" are accepted as commands`()
        throws
    {
        let run = try Gallery.run(
            "--service", "demo", input: "gallery search fog\n#2\nback\n3.\nback\nphoto 1\nback\ninfo 2\n",
            home: Home())
        #expect(run.code == 0, "\(run.problems)")
        for place in ["2 of ", "3 of ", "1 of "] { #expect(run.problems.contains(place)) }
        #expect(run.text.contains("License"))
    }

    @Test func `"info 2" at an open photo opens photo 2`() throws {
        let run = try Gallery.run(
            "--service", "demo", "-c", "search fog; open 1; info 2; full 999", home: Home())
        #expect(run.problems.contains("2 of ") && run.text.contains("License"))
        #expect(run.problems.hasSuffix("There is no number 999 here; the numbers are 1 to 100.\n"))
    }

    @Test func `"info" of a photo that cannot be opened shows no other photo`() throws {
        let run = try Gallery.run(
            "--service", "demo", "-c", "search fog; open 1; info demo:nope", home: Home())
        #expect(run.code == 1 && !run.text.contains("License"), "\(run.all)")
    }

    @Test func `a usage error of a Russian command word shows the usage of its command`() throws {
        let run = try Gallery.run("--service", "demo", "--language", "ru", "-c", "отмена xx", home: Home())
        #expect(run.code == 2 && run.problems == "Формат: отменить [N | список]\n")
    }

    @Test(arguments: [["cats"], ["search", "fog", "--limt", "5"], ["search", "fog", "--format", "json"]])
    func `an unknown command or option is a usage error`(arguments: [String]) throws {
        let run = try Gallery.run(["--service", "demo"] + arguments, home: Home())
        #expect(run.code == 2)
        #expect(run.text == "")
        if arguments.contains("--limt") {
            #expect(
                run.problems
                    == "There is no option `--limt` here. Did you mean `gallery --limit`? "
                    + "To use it as text, quote it: `\"--limt\"`.\n")
        }
    }

    @Test(arguments: [
        (["search", "cats", "--json", "id,title"], "with jq: gallery … --jsonl | jq '{id,title}'"),
        (["search", "cats", "-n", "3"], "Did you mean `gallery --limit`?"),
        (["-n", "3", "search", "cats"], "Did you mean `--limit`?"), (["-v"], "Did you mean `--version`?"),
        (["-V"], "Did you mean `--version`?"), (["--lang", "ru"], "Did you mean `--language`?"),
        (["--format", "json"], "Did you mean `--json`?"), (["--csv"], "Did you mean `--json`?"),
        (["-o", "x"], "save N to DIR"), (["-r", "x"], "`gallery folder DIR --recursive`"),
        (["-t"], "`gallery DIR`"),
        (["--slideshow", "x"], "`gallery DIR`"), (["помощь"], "`help`"),
        (["--язык", "ru"], "Did you mean `--language`?"),
    ])
    func `options of other programs are usage errors that name what works here`(
        arguments: [String], hint: String
    ) throws {
        let run = try Gallery.run(["--service", "demo"] + arguments, home: Home())
        #expect(run.code == 2 && run.text.isEmpty && run.problems.contains(hint))
    }

    @Test func `an unknown option is refused by each command, unless it is quoted or part of a note`() throws
    {
        let home = Home()
        func run(_ line: String) throws -> ProgramRun {
            try Gallery.run("--service", "demo", "-q", "-c", "search fog; " + line, home: home)
        }
        for line in [
            "history --oldest", "seen --forgit", "random --x", "collections --x", "topic --x", "tags --x",
            "board new --copy", "board export fog --yes", "fav 1 --nope", "save 1 --wdith 3", "favorites --x",
        ] {
            let refused = try run(line)
            #expect(refused.code == 2, "\(line)")
            #expect(refused.problems.contains("There is no option `--"), "\(line): \(refused.problems)")
        }
        #expect(try run("fav 1 --note").problems.hasSuffix("did you mean `fav 1; note 1`?\n"))
        #expect(try run("save 1 --wdith 3").problems.contains("Did you mean `--width`?"))
        #expect(try run("search cats --limit 3").problems.contains("`--limit` is an option of gallery"))
        #expect(try run("board new \"--copy\"; board note \"--copy\" --x; fav 1; note 1 --x").code == 0)
        #expect(try run("search \"--limt\"").code == 0)
    }

    @Test(arguments: [
        ["search", "--help"], ["fav", "-h"], ["zoom", "--help"], ["search", "fog", "--help"],
    ])
    func `a command with --help prints its help`(arguments: [String]) throws {
        let help = try Gallery.run(["--service", "demo", "help", arguments[0]], home: Home())
        let run = try Gallery.run(["--service", "demo"] + arguments, home: Home())
        #expect(run.code == 0 && run.all == help.all && !run.all.isEmpty)
    }

    @Test func `after two hyphens, --help is a search word`() throws {
        let run = try Gallery.run("--service", "demo", "search", "fog", "--", "--help", home: Home())
        #expect(run.all.contains("Nothing found for fog --help"))
    }

    @Test func `a new home suggests frequent words, also when the same search is repeated`() throws {
        let home = Home()
        for (typed, meant) in [
            ("moutain", "mountain"), ("кошки", "cats"), ("сфеы", "cats"), ("кошки", "cats"),
        ] {
            let run = try Gallery.run("--service", "demo", "search", typed, home: home)
            #expect(run.all.contains("Did you mean `search \(meant)`?"), "\(typed): \(run.all)")
        }
    }

    @Test func `a note may end in --help`() throws {
        let script = "search cats; fav 1; note 1 see --help; note 1"
        let run = try Gallery.run("--service", "demo", "-c", script, home: Home())
        #expect(run.code == 0 && run.text.contains("see --help"))
    }

    @Test func `a search without results suggests known words, and runs with them for another script`()
        throws
    {
        let terminal = try Gallery.atPrompt(Home(), service: "demo")
        try terminal.run("search mountains", expecting: "Search mountains")
        try terminal.run("search кошки", expecting: "Searching for cats instead.")
        try terminal.run("search ьщгтефшты", expecting: "Searching for mountains instead.")
        try terminal.run("ыуфкср сфеы", expecting: "There is no command `ыуфкср`")
        try terminal.run("", expecting: "60 photos")
        try terminal.run("search montains xyzzy", expecting: "Nothing found for montains xyzzy")
        #expect(terminal.quit() == 0)
    }
}
