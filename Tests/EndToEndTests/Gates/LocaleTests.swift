import TestKit
import Testing

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct LocaleTests {
    @Test(arguments: ["C", "POSIX", "xx_YY.nonsense"])
    func `in a locale without UTF-8, only ASCII is printed, but text is stored unchanged`(locale: String)
        throws
    {
        let home = Home()
        let terminal = try Gallery.atPrompt(home, environment: ["LC_ALL": locale, "NO_COLOR": "1"])
        for line in ["search cats", "fav 1-9", "favorites", "open 1", "info", "help", "nonsense"] {
            try terminal.run(line, expecting: "\n")
        }
        #expect(terminal.quit() == 0)
        #expect(terminal.output.allSatisfy { $0 < 0x80 })
        let run = try Gallery.run("--service", "demo", "favorites", home: home)
        #expect(run.problems.contains("9 photos"))
        #expect(run.text.contains("Мурка"))
    }
}
