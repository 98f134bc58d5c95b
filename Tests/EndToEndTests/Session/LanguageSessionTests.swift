import TestKit
import Testing

/// Language of all messages. The tests need only the locale C.UTF-8.
@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct LanguageSessionTests {
    private static let russian = ["LC_ALL": "", "LC_CTYPE": "C.UTF-8", "LC_MESSAGES": "ru_RU.UTF-8"]

    @Test(arguments: [
        // These locales are not installed on most machines; only their names are used.
        ["LC_ALL": "", "LANG": "ru_RU.UTF-8"], ["LC_ALL": "ru_RU.UTF-8"], russian,
        ["LANG": "de_DE.UTF-8", "GALLERY_LANGUAGE": "ru"],
    ])
    func `a Russian locale or GALLERY_LANGUAGE=ru selects Russian`(environment: [String: String]) throws {
        let run = try Gallery.run(
            "--service", "demo", "-c", "search cats; fav 1; favorites; nothing", home: Home(),
            environment: environment)
        #expect(run.code == 2)
        #expect(run.problems.contains("Поиск «cats»"))
        #expect(run.problems.contains("Избранное · 1 фотография\n"))
        #expect(run.problems.hasSuffix("Команды `nothing` нет; может быть, `поиск nothing`?\n"))
    }

    @Test func `the Russian error for an invalid "--width" gives the range without English words`() throws {
        let run = try Gallery.run(
            "-c", "save demo:x --width x", home: Home(), environment: ["GALLERY_LANGUAGE": "ru"])
        #expect(run.code == 2 && run.problems.hasSuffix("только 16-16383.\n"), "\(run.all)")
    }

    @Test(arguments: [
        (["--limt", "5"], "Ключа `--limt` нет. Может быть, `--limit`?"),
        (["--limit"], "--limit принимает число от 1 до 10000."),
        (["--limit", "x"], "--limit принимает число от 1 до 10000."),
        (["--screen", "x"], "`--screen <name>` не принимает значение `x`; можно: recommend, search"),
        (["--json=3"], "`--json` указывают без значения."), (["-c", "help", "help"], "но не оба сразу."),
    ])
    func `errors of options are Russian if the settings choose Russian`(arguments: [String], text: String)
        throws
    {
        let home = Home()
        home.put("language = ru\n", at: ".config/gallery/settings")
        let run = try ProgramRun([Gallery.path] + arguments, environment: home.environment)
        #expect(run.code == 2 && run.text == "")
        #expect(run.problems.contains(text), "\(run.problems)")
    }

    @Test func `--help is Russian in a Russian locale`() throws {
        let help = try Gallery.run("--help", home: Home(), environment: Self.russian)
        #expect(help.code == 0 && help.problems == "")
        for part in ["ФОРМАТ: gallery [<ключи>]", "--limit <number>", "(значения:", "КОМАНДЫ:"] {
            #expect(help.text.contains(part), "\(part)")
        }
        for part in ["OPTIONS", "values:", "Show"] { #expect(!help.text.contains(part), "\(part)") }
    }

    @Test(arguments: [
        ["LC_ALL": "C", "LANG": "ru_RU.UTF-8"], ["LC_ALL": "POSIX", "LANG": "ru_RU.UTF-8"],
        // The encoding is not UTF-8.
        ["LC_ALL": "ru_RU.KOI8-R"], ["LC_ALL": "C", "GALLERY_LANGUAGE": "ru"],
    ])
    func `in a locale without UTF-8, text is English and in ASCII`(
        environment: [String: String]
    ) throws {
        let terminal = try PseudoTerminal(
            [Gallery.path, "--service", "demo", "-c", "search cats; help; status"],
            environment: Home().environment.merging(environment) { $1 }, columns: 80, rows: 24)
        #expect(terminal.exitCode() == 0)
        #expect(terminal.text.contains("Search cats"))
        #expect(terminal.text.utf8.allSatisfy { $0 < 0x80 })
    }

    @Test func `a language set at the prompt applies at once`() throws {
        let terminal = try Gallery.withRecommendations(Home(), columns: 80)
        try terminal.run("set language ru", expecting: "Enter: ещё")
        try terminal.run("open 1", expecting: "— автор ")
        try terminal.run("status", expecting: "80 × 30, 24-битные цвета")
        try terminal.run("help fav", expecting: "Добавить в избранное (доступно без сети")
        try terminal.run("set language de", expecting: "введите `настройки language auto|en|ru`")
        try terminal.run("set language auto", expecting: "by ")
        try terminal.run("undo 9", expecting: "There is nothing to undo under 9")
        #expect(terminal.quit() == 0)
    }

    @Test func `an option overrides the language of the settings file`() throws {
        let home = Home()
        home.put("language = ru\nnonsense\n", at: ".config/gallery/settings")
        let file = try Gallery.run("--service", "demo", "undo", home: home)
        #expect((file.text + file.problems).contains("Строка 2 в "))
        #expect((file.text + file.problems).contains("Отменять нечего."))
        let flag = try Gallery.run("--service", "demo", "--language", "en", "undo", home: home)
        #expect((flag.text + flag.problems).contains("Nothing to undo."))
        let wrong = try Gallery.run("--service", "demo", "--language", "xx", "undo", home: home)
        #expect(wrong.code == 2)
        #expect(wrong.problems.contains("--language takes auto, en, ru."))
    }

    @Test func `records and exit codes are the same in English and in Russian`() throws {
        let script =
            "search cats; why 2; fav 1; open 2; why; credit 2 html; favorites; collections; topic; status; search cats; unfav 1"
        for form in ["--json", "--jsonl"] {
            // Viewing time counts as interest, so each run has its own home.
            let english = Home(), foreign = Home()
            let arguments = ["--service", "demo", form, "-c", script]
            // Reasons are listed in hash table order, which must be equal in both runs.
            let order = ["SWIFT_DETERMINISTIC_HASHING": "1"]
            let first = try ProgramRun(
                [Gallery.path] + arguments, environment: english.environment.merging(order) { $1 })
            let second = try ProgramRun(
                [Gallery.path] + arguments,
                environment: foreign.environment.merging(order.merging(Self.russian) { $1 }) { $1 })
            #expect(plain(first.text, english) == plain(second.text, foreign))
            #expect(first.text.contains("\"reason\""))
            #expect(first.code == second.code)
        }
        for (words, code) in [("nothing", 2), ("open 5000", 2), ("help", 0), ("credit demo:none", 1)] {
            for environment in [[:], Self.russian] {
                let run = try Gallery.run(
                    "--service", "demo", "-c", words, home: Home(), environment: environment)
                #expect(run.code.map(Int.init) == code, "\(words) \(environment)")
            }
        }
    }

    @Test func `the Russian "help all" fits into 80 by 24 cells`() throws {
        let terminal = try PseudoTerminal(
            [Gallery.path, "--service", "demo", "-c", "help all"],
            environment: Home().environment.merging(Self.russian) { $1 }, columns: 80, rows: 24)
        #expect(terminal.exitCode() == 0)
        let screen = terminal.screen.lines
        #expect(screen.contains { $0.hasPrefix("Поиск ") })
        #expect(
            screen.contains("О команде: `помощь поиск`; ещё `помощь клавиши` и `помощь синонимы`."))
        #expect(screen.joined(separator: "\n").contains("фотографии по словам и фильтрам"))
    }

    private func plain(_ text: String, _ home: Home) -> String {
        text.replacing(home.path, with: "~").replacing(#/127\.0\.0\.1:\d+/#, with: "demo")
    }

    @Test(arguments: [40, 80])
    func `no line of Russian text is wider than the window`(columns: Int) throws {
        let lines = [
            "help", "help keys", "search cats", "open 2", "info", "why", "zoom in", "fav", "back", "fav 1",
            "board new дом", "board add дом 1,2", "boards", "board дом", "board note дом",
            "board delete дом --yes",
            "favorites", "favorites нет", "seen", "seen нет", "collections", "topic", "taste", "taste clear",
            "status", "service", "set", "protocol", "key", "cache", "cache clear", "search нетничего", "undo",
            "unfav 1", "open 900", "nothing", "search x:y", "private on", "like 1", "private off", "random",
            "more",
        ]
        let home = Home()
        let terminal = try PseudoTerminal(
            [Gallery.path, "--service", "demo", "-c", lines.joined(separator: "; ")],
            environment: home.environment.merging(Self.russian) { $1 }.merging(["NO_COLOR": "1"]) { $1 },
            columns: columns, rows: 24)
        #expect(terminal.exitCode() == 2)
        // The emulated screen is so wide that it wraps no line itself.
        let screen = ScreenEmulator(terminal.text, columns: 400, rows: 1_500).lines
        #expect(screen.contains("Конец списка: 1 фотография.") || screen.contains { $0.hasPrefix("1 из 1") })
        // Lines with an address or a path are wrapped by the terminal only.
        for line in screen where !line.contains("://") && !line.contains(home.path) {
            #expect(line.count <= columns, "\(line)")
        }
    }
}
