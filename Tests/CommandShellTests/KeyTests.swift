import CommandShell
import Synchronization
import TestKit
import Testing
import TextLayout
import Viper

private struct OnlyRoute: NavigationRoute { var presentation: Presentation<Int> { .pushed } }

@MainActor private final class KeyedScreen: CommandScreen {
    let name = "keyed"
    let infos: [CommandInfo] = []
    let keys: [ScreenKey: String] = [.altRight: "next"]
    private(set) var commands: [String] = []
    var quit: () -> Void = {}

    func appear(for route: OnlyRoute?) async {}
    func perform(_ command: Command) async throws(UsageError) -> Bool {
        if command.name == "quit" { quit() } else { commands.append(command.name) }
        return true
    }
}

@Suite(.whenIdle, .timeLimit(.minutes(10))) @MainActor struct KeyTests {
    @Test func `a screen's key runs the command assigned to it, which is not recorded as a typed line`() async
    {
        let screen = KeyedScreen()
        let stack = CommandStack<OnlyRoute> { _, _ in screen }
        stack.restart(at: OnlyRoute())
        screen.quit = { [weak stack] in stack?.quit() }
        let lines = ScriptedLines([.key("next"), .line("next"), .key("quit"), .line("never")])
        let noted = Mutex<[String]>([])
        let shell = Shell(
            lines: lines, console: RecordingConsole(), commands: ActiveCommands(of: stack, and: []),
            phrases: ShellPhrases(
                usage: { _, _, _ in "" }, stopped: "",
                completion: CompletionPhrases(seen: "", more: { _ in "" })),
            isInteractive: true, willRun: { line, _ in noted.withLock { $0.append(line) } }, notices: { [] })
        #expect(await shell.run() == .left(nil))
        #expect(screen.commands == ["next", "next"])
        #expect(noted.withLock { $0 } == ["next"])
        #expect(lines.keys == [.altRight: "next"])
    }
}
