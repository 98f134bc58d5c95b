import CommandShell
import Synchronization
import TestKit
import Testing
import TextLayout
import Viper

@Suite(.whenIdle, .timeLimit(.minutes(10))) @MainActor struct ShellTests {
    let console = RecordingConsole()

    func shell(
        _ lines: ScriptedLines, isInteractive: Bool = false, notifyAfter: Duration = .seconds(10),
        emptyLine: String? = "", aliases: [String: String] = [:],
        replacements: [String: String] = [:], withoutPhotos: UsageError.Reason? = nil,
        begin: @escaping () -> Void = {}
    ) -> Shell<TestRoute> {
        let console = console
        let stack = CommandStack<TestRoute> { _, stack in
            TestScreen(console) { [weak stack] in stack?.quit() }
        }
        stack.restart(at: .first)
        var commands = ActiveCommands(of: stack, and: [])
        commands.aliases = { aliases }
        commands.replacement = { replacements[$0.name] }
        commands.withoutPhotos = { _ in withoutPhotos }
        return Shell(
            lines: lines, console: console, commands: commands,
            phrases: ShellPhrases(
                usage: { error, _, correction in
                    guard case .command(let word, let nearest) = error.reason else { return "usage" }
                    return Line(
                        "unknown \(word) near \(nearest ?? "nothing"), Enter: \(correction ?? "nothing")")
                },
                position: { "\($0) column \($1): " }, stopped: "stopped", declined: "declined",
                completion: CompletionPhrases(seen: "", more: { Line("\($0) more") })),
            isInteractive: isInteractive, willRun: { _, _ in }, begin: begin,
            notices: { [] }, emptyLine: { emptyLine }, notifyAfter: notifyAfter)
    }

    @Test func `each command of a line and each key begins a command of its own`() async {
        let lines = ScriptedLines([.line("show; show"), .key("show"), .end])
        var begun = 0
        _ = await shell(lines, isInteractive: true) { begun += 1 }.run()
        #expect(begun == 3)
    }

    @Test func `a long command at the prompt ends with a notification; a short one or a script does not`()
        async
    {
        let lines = [Input.line("show"), .end]
        _ = await shell(ScriptedLines(lines), isInteractive: true, notifyAfter: .zero).run()
        #expect(console.calls == ["show"])
        _ = await shell(ScriptedLines(lines), isInteractive: true).run()
        _ = await shell(ScriptedLines(lines), notifyAfter: .zero).run()
        #expect(console.calls == ["show"])
    }

    @Test func `a command is run by the top screen`() async {
        let end = await shell(ScriptedLines([.line("show")])).run()
        #expect(end == .left(nil))
        #expect(console.text == ["shown"])
    }

    @Test func `semicolons separate commands, and the rest of a line is not run after an invalid command`()
        async
    {
        let lines = [Input.line("show; show 'a;b'"), .line("shwo; show"), .end]
        _ = await shell(ScriptedLines(lines), isInteractive: true).run()
        #expect(
            console.text == ["shown", "shown", "shwo", "^^^^", "unknown shwo near show, Enter: show"])
    }

    @Test func `semicolons separate the commands of a line of a pipe; each mistake names its column`() async {
        let lines = ScriptedLines([.line("show; shwo; show 'a;b' ;fail")], hasPosition: true)
        #expect(await shell(lines).run() == .left(.failed))
        #expect(
            console.text == [
                "shown", "line(1) column 7: unknown shwo near show, Enter: nothing", "shown",
                "line(1) column 25: failed",
            ])
    }

    @Test func `an unknown command is reported with the nearest known command`() async {
        let end = await shell(ScriptedLines([.line("shwo")])).run()
        #expect(console.text == ["unknown shwo near show, Enter: nothing"])
        #expect(end == .left(.misused))
    }

    @Test(arguments: [Input.interrupted, .escaped])
    func `after Ctrl-C or Escape, Enter runs no suggestion and "y" no offered removal`(input: Input) async {
        let lines = [Input.line("shwo"), input, .line(""), .line("remove"), input, .line("y"), .end]
        _ = await shell(ScriptedLines(lines), isInteractive: true, emptyLine: nil).run()
        #expect(console.text.contains("remove?"))
        #expect(console.text.allSatisfy { $0 != "shown" && $0 != "removed" })
    }

    @Test func `n declines an offered removal`() async {
        let lines = [Input.line("remove"), .line(" N "), .line("y"), .end]
        _ = await shell(ScriptedLines(lines), isInteractive: true).run()
        #expect(console.text.prefix(2) == ["remove?", "declined"])
        #expect(console.text.allSatisfy { $0 != "removed" })
    }

    @Test func `without a question, n is a command`() async {
        _ = await shell(ScriptedLines([.line("n"), .end]), isInteractive: true).run()
        #expect(!console.text.contains("declined"))
        #expect(console.text.contains { $0.hasPrefix("unknown n") })
    }

    @Test func `y runs an offered removal, and Enter does not`() async {
        let lines = [Input.line("remove"), .line(""), .line("remove"), .line(" Y "), .end]
        _ = await shell(ScriptedLines(lines), isInteractive: true).run()
        #expect(console.text == ["remove?", "shown", "remove?", "removed"])
    }

    @Test
    func `Enter runs the line that the last command offers, not a line offered by an earlier command`()
        async
    {
        let lines = [Input.line("offer"), .line(""), .line("offer"), .line("fail"), .line(""), .end]
        _ = await shell(ScriptedLines(lines), isInteractive: true).run()
        #expect(console.text == ["offered", "show", "shown", "offered", "show", "failed", "shown"])
        _ = await shell(ScriptedLines([.line("offer")])).run()
        #expect(console.text.last == "offered")
    }

    @Test(arguments: [("show", ["shown"]), ("fail", ["failed"]), (nil, [])])
    func `an empty line runs the suggested correction, else the configured command, if any`(
        set: String?, text: [String]
    ) async {
        let lines = [Input.line(""), .line("shwo"), .line(""), .end]
        _ = await shell(ScriptedLines(lines), isInteractive: true, emptyLine: set).run()
        #expect(console.text == text + ["shwo", "^^^^", "unknown shwo near show, Enter: show", "shown"])
    }

    @Test
    func `a script's exit status is that of its last failed command; failures at a prompt do not count`()
        async
    {
        #expect(await shell(ScriptedLines([.line("fail"), .line("show")])).run() == .left(.failed))
        #expect(await shell(ScriptedLines([.line("wrong"), .line("fail")])).run() == .left(.failed))
        #expect(await shell(ScriptedLines([.line("fail"), .line("wrong")])).run() == .left(.misused))
        #expect(await shell(ScriptedLines([.line("fail")]), isInteractive: true).run() == .left(nil))
    }

    @Test func `lines after "quit" are not run`() async {
        _ = await shell(ScriptedLines([.line("quit"), .line("show")])).run()
        #expect(console.text.isEmpty)
    }

    @Test func `an empty line runs the default command at a prompt and nothing in a pipe`() async {
        _ = await shell(ScriptedLines([.line("")])).run()
        #expect(console.text.isEmpty)
        _ = await shell(ScriptedLines([.line("")]), isInteractive: true).run()
        #expect(console.text == ["shown"])
    }

    @Test func `in an interactive shell, an interrupt cancels the command, and the shell continues`() async {
        let lines = ScriptedLines([.line("wait"), .line("show")])
        let running = shell(lines, isInteractive: true)
        let task = Task { await running.run() }
        await eventually("the command runs") { lines.interrupt != nil }
        lines.interrupt?()
        #expect(await task.value == .left(nil))
        #expect(console.text == ["stopped", "shown"])
    }

    @Test func `an interrupt ends a script`() async {
        let lines = ScriptedLines([.line("wait"), .line("show")])
        let running = shell(lines)
        let task = Task { await running.run() }
        await eventually("the command runs") { lines.interrupt != nil }
        lines.interrupt?()
        #expect(await task.value == .interrupted)
        #expect(console.text == ["stopped"])
    }

    @Test func `if a signal ends a command of a script, the script ends with the same signal`() async {
        let lines = ScriptedLines([.line("wait"), .line("show")])
        let running = shell(lines)
        let task = Task { await running.run() }
        await eventually("the command runs") { lines.interrupt != nil }
        lines.endSignal = 15
        lines.interrupt?()
        #expect(await task.value == .terminated(signal: 15))
    }

    @Test
    func `in a script, a number without a list is a usage error, or a failure if an earlier command failed`()
        async
    {
        #expect(await shell(ScriptedLines([.line("show"), .line("number")])).run() == .left(.misused))
        #expect(
            await shell(ScriptedLines([.line("fail"), .line("show"), .line("number")])).run()
                == .left(.failed))
        #expect(
            await shell(ScriptedLines([.line("fail"), .line("wrong")])).run() == .left(.misused))
    }

    @Test func `a number without a list is refused for the reason that photos are missing, if there is one`()
        async
    {
        let lines = ScriptedLines([.line("number")])
        #expect(await shell(lines, withoutPhotos: .refused("locked")).run() == .left(.failed))
    }

    @Test func `a failure is printed with its position in a script, but without it at a prompt`() async {
        _ = await shell(ScriptedLines([.line("show"), .line("  fail")], hasPosition: true)).run()
        _ = await shell(ScriptedLines([.line("fail")]), isInteractive: true).run()
        #expect(console.text.prefix(2) == ["shown", "line(2) column 3: failed"])
        #expect(console.text.last == "failed")
    }

    @Test func `a termination request ends the shell`() async {
        #expect(await shell(ScriptedLines([.terminated])).run() == .terminated(signal: nil))
    }
}
