import CommandShell
import TestKit
import Testing

extension ShellTests {
    @Test func `Enter runs the corrected line with its arguments, also of a command that changes something`()
        async
    {
        let lines = [Input.line("shwo 1"), .line(""), .line("fial 2-4"), .line(" "), .line(" "), .end]
        _ = await shell(ScriptedLines(lines), isInteractive: true).run()
        #expect(
            console.text == [
                "shwo 1", "^^^^", "unknown shwo near show, Enter: show 1", "shown",
                "fial 2-4", "^^^^", "unknown fial near fail, Enter: fail 2-4", "failed", "shown",
            ])
        #expect(await shell(ScriptedLines([.line("fial 2-4")])).run() == .left(.misused))
        #expect(console.text.last == "unknown fial near fail 2-4, Enter: nothing")
    }

    @Test func `a replacement of a word that does not take the arguments is not named`() async {
        let lines = [Input.line("s1"), .line("s2 2")]
        _ = await shell(ScriptedLines(lines), replacements: ["s1": "gone", "s2": "show"]).run()
        #expect(
            console.text == [
                "unknown s1 near nothing, Enter: nothing", "unknown s2 near show 2, Enter: nothing",
            ])
    }

    @Test func `Enter runs no correction that the screen does not accept`() async {
        let lines = [Input.line("shwo 99"), .line(""), .end]
        _ = await shell(ScriptedLines(lines), isInteractive: true).run()
        #expect(console.text == ["shwo 99", "^^^^", "unknown shwo near show, Enter: nothing", "shown"])
    }

    @Test func `a word of another language is corrected to that language's word if one letter differs`()
        async
    {
        let lines = [Input.line("показат 3"), .line(""), .end]
        _ = await shell(ScriptedLines(lines), isInteractive: true, aliases: ["показать": "show"]).run()
        #expect(console.text.suffix(2) == ["unknown показат near показать, Enter: показать 3", "shown"])
        _ = await shell(ScriptedLines([.line("показа")]), aliases: ["показать": "show"]).run()
        #expect(console.text.last == "unknown показа near nothing, Enter: nothing")
    }
}
