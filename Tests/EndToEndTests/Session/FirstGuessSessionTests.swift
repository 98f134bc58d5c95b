import TestKit
import Testing

/// First guesses of new users, at the prompt and in a script.
@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct FirstGuessSessionTests {
    private static let languages = [("en", FirstGuessLines.english), ("ru", FirstGuessLines.russian)]

    @Test(arguments: [
        ("en", "search fog", FirstGuessLines.english + FirstGuessLines.forms),
        ("ru", "search fog", FirstGuessLines.russian + FirstGuessLines.russianForms),
        ("en", "search fog; open 2", FirstGuessLines.atPhoto),
        ("ru", "search fog; open 2", FirstGuessLines.russianAtPhoto),
    ])
    func `in a script, the error of a first guess names the line that was meant`(
        language: String, start: String, guesses: [(String, String)]
    ) throws {
        let run = try Gallery.run(
            "--service", "demo", "--language", language, "-q",
            input: ([start] + guesses.map(\.0)).joined(separator: "\n"), home: Home())
        #expect(run.code == 2)
        let problems = run.problems.split(separator: "\n")
        for (index, (typed, meant)) in guesses.enumerated() {
            let place = (language == "ru" ? "Строка " : "Line ") + "\(index + 2), "
            let problem = problems.first { $0.hasPrefix(place) } ?? ""
            #expect(problem.hasSuffix("`\(meant)`?"), "\(typed): \(problem)")
        }
    }

    @Test(arguments: languages)
    func `at the prompt, Enter runs the line that a first guess means`(
        language: String, guesses: [(String, String)]
    ) throws {
        let home = Home()
        home.put("language = \(language)\n", at: ".config/gallery/settings")
        let terminal = try Gallery.atPrompt(home, columns: 200)
        try terminal.run("search fog", expecting: "fog")
        for (typed, meant) in guesses {
            try terminal.run(typed, expecting: language == "ru" ? "Enter выполнит" : "Enter runs")
            #expect(terminal.screen.lines.contains { $0.hasSuffix("`\(meant)`.") }, "\(typed)")
        }
        #expect(terminal.quit() == 0)
    }

    @Test func `the offered line runs after Enter`() throws {
        let terminal = try Gallery.atPrompt(Home())
        try terminal.run("search fog", expecting: "Search fog")
        for (typed, meant, shown) in [
            ("only landscape", "refine orientation:landscape", "Search fog orientation:landscape"),
            ("exif 3", "info 3", "License"), ("home", "", "Recommendations"),
            ("search fog order=latest", "search fog order:latest", "Search fog order:latest"),
            ("albums", "boards", "No boards yet"),
        ] {
            guard !meant.isEmpty else {
                try terminal.run(typed, expecting: shown)
                continue
            }
            try terminal.run(typed, expecting: "Enter runs")
            #expect(terminal.screen.lines.contains { $0.hasSuffix("Enter runs `\(meant)`.") }, "\(typed)")
            try terminal.run("", expecting: shown)
        }
        #expect(terminal.quit() == 0)
    }

    @Test func `a guess is offered only if it runs on the screen`() throws {
        let terminal = try Gallery.atPrompt(Home())
        try terminal.run("search qxz", expecting: "Nothing found for qxz")
        try terminal.run("landscape", expecting: "Search landscape")
        try terminal.run("boards", expecting: "No boards yet")
        try terminal.run("details", expecting: "Search details")
        try terminal.run("search fog", expecting: "Search fog")
        for word in ["cc0", "free", "commercial"] {
            try terminal.run(word, expecting: "demo cannot filter by license")
        }
        try terminal.run("edit 3", expecting: "gallery changes and prints no pictures.")
        try terminal.run("rm 3", expecting: "Results cannot be removed.")
        try terminal.run("wallpaper 3", expecting: "gallery sets no wallpaper.")
        try terminal.run("search fog filetype:png", expecting: "did you mean `type:`")
        #expect(terminal.quit() == 0)
    }

    @Test func `a first guess that no line can do is answered with a sentence`() throws {
        for (language, setup, answers) in [
            (
                "en", "search fog",
                [
                    ("save 1 --size large", "Did you mean `--width`?"),
                    ("date>2020", "demo cannot filter by date"),
                    ("since 2021", "demo cannot filter by date"),
                    ("license cc-by", "demo cannot filter by license"),
                    ("search fog license=cc0", "demo cannot filter by license"),
                    ("search fog --license cc0", "demo cannot filter by license"),
                    ("search fog -license cc0", "demo cannot filter by license"),
                    ("limit 5", "`gallery --limit 5`"), (".mode json", "`gallery --json`"),
                    ("rename 1 as x", "`save 1 as NAME`"), ("metadata", "`info N`"),
                    ("dark mode", "colors of the terminal"),
                    ("save width=1600", "`save N --width 1600`"),
                ]
            ),
            ("en", "open 2", [("rotate", "`save` saves the file"), ("crop", "`save` saves the file")]),
            (
                "ru", "search fog",
                [
                    ("без авторских прав", "не фильтрует по license"), ("до 2019", "не фильтрует по date"),
                    ("лицензия", "`подпись N`"), ("исходный размер", "`масштаб N 100%`"),
                    ("ещё от этого автора", "`автор N`"), ("повернуть", "`сохранить`"),
                ]
            ),
        ] {
            let run = try Gallery.run(
                "--service", "demo", "--language", language, "-q",
                input: "search fog\n\(setup)\n" + answers.map(\.0).joined(separator: "\n"), home: Home())
            let problems = run.problems.split(separator: "\n")
            #expect(problems.count == answers.count, "\(run.problems)")
            for ((typed, answer), problem) in zip(answers, problems) {
                #expect(problem.contains(answer), "\(typed)")
            }
        }
    }

    @Test func `operators and Russian words of a search exclude and join`() throws {
        for (language, typed, meant) in [
            ("en", "cats NOT dogs", "cats -dogs"), ("en", "night AND city", "night city"),
            ("ru", "кошки без собак", "cats -dog"), ("ru", "кошки -собаки", "cats -dog"),
            ("ru", "туман и горы", "fog mountains"),
        ] {
            let run = try Gallery.run(
                "--service", "demo", "--language", language, "-c", "search \(typed)", home: Home())
            #expect(run.all.contains(meant), "\(typed): \(run.all)")
        }
    }

    @Test func `in Russian, words for options, all photos and help topics run`() throws {
        let home = Home()
        let run = try Gallery.run(
            "--service", "demo", "--language", "ru", "-c",
            "поиск fog; сохранить 2 как имя ширина 800; сохранить 3 в \(home("фото")); отметить все; отметить всё; помощь все; помощь",
            home: home)
        #expect(run.code == 0 && run.all.contains("имя.jpg") && run.all.contains("/фото/"), "\(run.all)")
        for word in ["сохранить", "избранное", "уточнить"] {
            #expect(run.all.contains("\(word) "), "\(word)")
        }
    }

    @Test func `save takes a path without "to", and a range with dots`() throws {
        let home = Home()
        let run = try Gallery.run(
            "--service", "demo", "-q", "-c",
            "search fog; save 1 \(home("a.jpg")); save 2 \(home("img"))/; save 1 --to \(home("to")); save 1..3",
            home: home)
        #expect(run.code == 0, "\(run.all)")
        #expect(run.text.contains(home("a.jpg") + "\n") && run.text.contains(home("to/")))
        #expect(run.text.split(separator: "\n").count { $0.hasPrefix(home("")) } == 6)
    }

    @Test func `"page N" and "more N" show that page and that many photos`() throws {
        func rows(_ line: String) throws -> [String] {
            let run = try Gallery.run(
                "--service", "demo", "-q", "--last", "-c", "search fog; \(line)", home: Home())
            return run.text.split(separator: "\n").map { String($0.split(separator: "\t")[1]) }
        }
        #expect(try rows("page 2").first == "31" && rows("page 2").count == 30)
        #expect(try rows("more 2") == ["31", "32"])
        #expect(try rows("more 50").count == 50)
        #expect(try rows("page 2; more").first == "61")
        #expect(
            try Gallery.run("--service", "demo", "-c", "search fog; page 99", home: Home()).all.contains(
                "End of list"))
    }

    @Test func `a new board is the board in use`() throws {
        let run = try Gallery.run(
            "--service", "demo", "-c", "search fog; board new Cities; board add 1-2", home: Home())
        #expect(run.code == 0 && run.all.contains("Created the board Cities, now in use"))
        #expect(run.all.contains("Added 2 photos to Cities"))
    }

    @Test func `on an empty board at a prompt, numbers mean the list below`() throws {
        let terminal = try Gallery.withRecommendations(Home())
        try terminal.run("search cats; board new e; board new b; board e", expecting: "Numbers still mean")
        try terminal.run("board add b 1", expecting: "Added to b: ")
        try terminal.run("credit 2", expecting: "CC0")
        try terminal.run("info 2", expecting: "2 of 60")
        #expect(terminal.quit() == 0)
    }

    @Test func `after a search that finds nothing, the list that numbers mean is named`() throws {
        let terminal = try Gallery.withRecommendations(Home())
        try terminal.run("search cats", expecting: "of 60")
        try terminal.run("search qxzzy", expecting: "Numbers still mean: Search cats.")
        try terminal.run("credit 2", expecting: "CC0")
        #expect(terminal.quit() == 0)
    }

    @Test func `in a script, numbers after an empty list are an error`() throws {
        let run = try Gallery.run(
            "--service", "demo", "-c", "search cats; search qxzzy; save 2; favorites; save 2", home: Home())
        #expect(run.code == 2 && run.problems.count(of: "There are no numbers on this screen") == 2, "\(run)")
    }

    @Test func `a line pasted from a shell runs`() throws {
        let run = try Gallery.run(
            "--service", "demo", input: "$ gallery search fog | less\ngallery> open 2\n", home: Home())
        #expect(run.code == 0 && run.problems.contains("2 of 100"), "\(run.problems)")
    }

    @Test func `an opened photo that was removed from the favorites has a remark`() throws {
        let run = try Gallery.run(
            "--service", "demo", "-c", "search fog; fav 1; favorites; unfav 1; open 1", home: Home())
        #expect(run.all.contains("No longer a favorite; `undo` restores it."), "\(run.all)")
    }

    @Test func `Russian hints have Russian words, and the demo knows Russian words`() throws {
        let run = try Gallery.run(
            "--service", "demo", "--language", "ru", "-c", "поиск fog; добавить 1; добавить 1; поиск коты",
            home: Home())
        #expect(run.all.contains("`убрать 1`"), "\(run.all)")
        #expect(run.all.contains("`поиск cats`"), "\(run.all)")
    }
}
