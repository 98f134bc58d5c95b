import CommandShell
import GalleryCore
import Screens
import Testing
import TextLayout

@testable import gallery

@Suite @MainActor struct ShellSentencesTests {
    @Test func `a wait is reported after two seconds during a command, but at once on the first screen`() {
        let short = NetworkWait(host: "api.example:443", elapsed: .seconds(1))
        let long = NetworkWait(host: "api.example:443", elapsed: .seconds(2))
        #expect(Composition.sentence(on: short, .command) == nil)
        #expect(
            Composition.sentence(on: long, .command)?.text
                == "Waiting 2 s for api.example:443; Ctrl-C stops.")
        #expect(Composition.sentence(on: short, .firstScreen)?.text == "Loading from api.example:443 …")
        #expect(Composition.sentence(on: nil, .firstScreen) == nil)
    }

    private func usage(
        _ reason: UsageError.Reason, _ entry: CommandInfo? = nil, remedy: String? = nil
    ) -> Line {
        Composition.phrases.usage(UsageError(reason), entry, remedy)
    }

    private let save = CommandInfo("save", group: .take, summary: { "" }, usage: { _ in "N…" })

    @Test func `an error with a corrected line names only the line that Enter runs`() {
        let line = usage(.command("serch", nearest: "search"), remedy: "search fog")
        #expect(line.text == "There is no command `serch`. Enter runs `search fog`.")
        #expect(line.spans.first?.role == .error)
        #expect(line.spans.contains(Span("search fog", .number)))
        let alone = usage(.command("serch", nearest: "search")).text
        #expect(alone == "There is no command `serch`; did you mean `search`?")
        #expect(!alone.contains("Enter runs"))
    }

    @Test func `a whole command in quotes has an explanation of its own`() {
        #expect(
            usage(.command("search fog", nearest: nil)).text
                == "`search fog` in quotes is one word; write it without quotes, or after -c.")
    }

    @Test func `wrong arguments are answered with the usage of the command, if it is known`() {
        #expect(usage(.arguments("save"), save).text == "Usage: save N…")
        #expect(usage(.arguments("save")).text == "Usage: save")
        #expect(
            usage(.foreign("wget", line: "save 3"), save).text == "Usage: save N…; did you mean `save 3`?")
        #expect(
            usage(.foreign("wget", line: "save 3")).text
                == "There is no command `wget`; did you mean `save 3`?")
    }

    @Test func `an option of the program is explained, and a misspelled option is corrected`() {
        #expect(usage(.option("--json", known: [])).text.contains("`gallery --json …`"))
        #expect(usage(.option("--fist", known: ["--first"])).text.contains("Did you mean `--first`?"))
        #expect(usage(.option("--servise", known: [])).text.contains("Did you mean `gallery --service`?"))
        #expect(usage(.option("-n", known: [])).text.contains("Did you mean `gallery --limit`?"))
        #expect(!usage(.option("-x", known: ["-y"])).text.contains("Did you mean"))
        let corrected = usage(.option("--fist", known: ["--first"]), remedy: "pick --first").text
        #expect(!corrected.contains("Did you mean") && corrected.hasSuffix("Enter runs `pick --first`."))
    }

    @Test func `a setting is compared in lower case, and an address names the hosts of photo pages`() {
        #expect(
            usage(.setting("Colums", known: ["columns", "density"])).text.contains("did you mean `columns`?"))
        #expect(usage(.address).text.contains("unsplash.com"))
    }

    @Test func `a sentence that comes with the error is the message`() {
        for reason in [UsageError.Reason.nothing("No."), .elsewhere("No."), .refused("No.")] {
            #expect(usage(reason, save) == Line("No.", .error))
        }
    }

    @Test func `the position in a script is a line of a file or a command of the argument`() {
        #expect(Composition.phrases.position(.line(2), 5) == "Line 2, column 5: ")
        #expect(Composition.phrases.position(.command(3), 1) == "Command 3, column 1: ")
    }
}
