import CommandShell
import TestKit
import Testing
import TextLayout
import Viper

private enum KeptRoute: NavigationRoute {
    case list, word
    var presentation: Presentation<Int> { self == .list ? .persistent(1) : .presented }
}

@MainActor private final class CountingScreen: CommandScreen {
    let name = "list"
    let infos: [CommandInfo] = []
    private(set) var reads = 0
    var offers: CompletionContext {
        reads += 1
        return CompletionContext(numbers: 1...3)
    }

    func appear(for route: KeptRoute?) async {}
    func perform(_ command: Command) async throws(UsageError) -> Bool { true }
}

@Suite(.timeLimit(.minutes(10))) @MainActor struct CompletionContextTests {
    @Test func `the completion context is read once per prompt, regardless of the number of commands`()
        async
    {
        let screen = CountingScreen()
        let stack = CommandStack<KeptRoute> { _, _ in screen }
        stack.restart(at: .list)
        let routes = ["one", "two", "three"].map {
            CommandSpec<KeptRoute>($0, group: CommandGroup("words"), "") { .word }
        }
        let shell = Shell(
            lines: ScriptedLines([.line("one")]), console: RecordingConsole(),
            commands: ActiveCommands(of: stack, and: routes),
            phrases: ShellPhrases(
                usage: { _, _, _ in "" }, stopped: "",
                completion: CompletionPhrases(seen: "", more: { _ in "" })),
            isInteractive: true, willRun: { _, _ in }, notices: { [] })
        _ = await shell.run()
        // The screen is read once before the line and once after it.
        #expect(screen.reads == 2)
    }
}
