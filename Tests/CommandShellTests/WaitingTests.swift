import CommandShell
import TestKit
import Testing
import TextLayout
import Viper

private struct OnlyRoute: NavigationRoute { var presentation: Presentation<Int> { .pushed } }

/// Screen whose command `wait`, or slow appearance, ends when `isDone` is true or the task is canceled.
@MainActor private final class SlowScreen: CommandScreen {
    let name = "slow"
    let infos = [CommandInfo("wait", group: CommandGroup("test")) { "" }]
    private let isDone: @MainActor () -> Bool
    private let appearsSlowly: Bool

    init(appearsSlowly: Bool = false, until isDone: @escaping @MainActor () -> Bool) {
        self.isDone = isDone
        self.appearsSlowly = appearsSlowly
    }

    func appear(for route: OnlyRoute?) async { if appearsSlowly { await wait() } }

    func perform(_ command: Command) async throws(UsageError) -> Bool {
        guard command.name == "wait" else { return false }
        await wait()
        return true
    }

    private func wait() async {
        while !isDone(), !Task.isCancelled { try? await Task.sleep(for: .milliseconds(5)) }
    }
}

@Suite(.whenIdle, .timeLimit(.minutes(10))) @MainActor struct WaitingTests {
    private static func shell(
        _ lines: ScriptedLines, _ console: RecordingConsole, _ screen: SlowScreen,
        waiting: @escaping (WaitObservation) -> Line?
    ) -> Shell<OnlyRoute> {
        let stack = CommandStack<OnlyRoute> { _, _ in screen }
        stack.restart(at: OnlyRoute())
        return Shell(
            lines: lines, console: console, commands: ActiveCommands(of: stack, and: []),
            phrases: ShellPhrases(
                usage: { _, _, _ in "" }, stopped: "",
                completion: CompletionPhrases(seen: "", more: { _ in "" })),
            isInteractive: true, willRun: { _, _ in }, notices: { [] },
            watch: WaitWatch(pace: .milliseconds(20), waiting: waiting))
    }

    @Test func `while a command waits, a progress line shows what it waits for and is removed at the end`()
        async
    {
        let console = RecordingConsole()
        let screen = SlowScreen { console.progressLines.count { $0 != nil } >= 3 }
        let shell = Self.shell(ScriptedLines([.line("wait"), .line("wait")]), console, screen) {
            $0 == .command ? "Waiting 3 s for h; Ctrl-C stops." : nil
        }
        #expect(await shell.run() == .left(nil))
        #expect(console.progressLines.compactMap { $0?.text }.allSatisfy { $0.contains("for h") })
        #expect(console.progressLines.last == .some(nil))
        #expect(console.text.isEmpty)
        // Time for three more updates, if any were pending.
        let count = console.progressLines.count
        try? await Task.sleep(for: .milliseconds(60))
        #expect(console.progressLines.count == count)
    }

    @Test func `a slow command that is not waiting for a host shows no progress`() async {
        let console = RecordingConsole()
        var looks = 0
        let screen = SlowScreen { looks >= 3 }
        let shell = Self.shell(ScriptedLines([.line("wait")]), console, screen) { who in
            if who == .command { looks += 1 }
            return nil
        }
        #expect(await shell.run() == .left(nil))
        #expect(console.progressLines.allSatisfy { $0 == nil })
    }

    @Test func `a slow first screen prints that it loads, and later that the host does not respond`() async {
        let console = RecordingConsole()
        var asked = 0
        // The screen appears 20 rounds of 5 ms after both lines, in which no third line may follow.
        var rounds = 0
        let screen = SlowScreen(appearsSlowly: true) {
            rounds += asked < 2 ? 0 : 1
            return rounds > 20
        }
        let lines = ScriptedLines([]) { _ in
            await eventually("the screen has come") { rounds > 20 }
        }
        let shell = Self.shell(lines, console, screen) { who in
            guard who == .firstScreen else { return nil }
            asked += 1
            return asked == 1 ? "Loading from h …" : "h has not responded for 4 s"
        }
        #expect(await shell.run() == .left(nil))
        #expect(console.text == ["Loading from h …", "h has not responded for 4 s"])
        #expect(asked == 2)
    }
}
