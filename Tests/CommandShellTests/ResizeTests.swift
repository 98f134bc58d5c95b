import CommandShell
import TestKit
import Testing
import TextLayout
import Viper

private enum OneRoute: NavigationRoute {
    case only
    var presentation: Presentation<Int> { .pushed }
}

/// Screen that counts its appearances. Its command `work` runs until interrupted.
@MainActor private final class CountingScreen: CommandScreen {
    let name = "counting"
    let infos: [CommandInfo] = []
    private(set) var appeared = 0
    private(set) var isWorking = false

    func appear(for route: OneRoute?) async { appeared += 1 }
    func perform(_ command: Command) async throws(UsageError) -> Bool {
        guard command.name == "work" else { return false }
        isWorking = true
        while !Task.isCancelled { try? await Task.sleep(for: .milliseconds(1)) }
        return true
    }
}

@Suite(.whenIdle, .timeLimit(.minutes(10))) @MainActor struct ResizeTests {
    private let console = RecordingConsole()
    private let screen = CountingScreen()

    private func shell(
        _ lines: ScriptedLines, resizeDebounce: Duration = .milliseconds(50)
    ) -> Shell<OneRoute> {
        let screen = screen
        let stack = CommandStack<OneRoute> { _, _ in screen }
        stack.restart(at: .only)
        return Shell(
            lines: lines, console: console, commands: ActiveCommands(of: stack, and: []),
            phrases: ShellPhrases(
                usage: { _, _, _ in "" }, stopped: "stopped",
                completion: CompletionPhrases(seen: "", more: { Line("\($0) more") })),
            isInteractive: true, willRun: { _, _ in }, notices: { [] }, resizeDebounce: resizeDebounce)
    }

    private func until(_ condition: @MainActor () -> Bool) async {
        await eventually("it holds", condition)
    }

    @Test func `many resizes in a row cause one redraw while a line is being typed`() async {
        let gate = AsyncStream<Void>.makeStream()
        let lines = ScriptedLines([.line("")]) { input in
            if input != .end { for await _ in gate.stream {} }
        }
        // Longer than a busy machine needs for all resizes.
        let running = Task { await shell(lines, resizeDebounce: .seconds(2)).run() }
        await until { screen.appeared == 1 }
        console.wantsRedraw = true
        for _ in 0..<100 { lines.resize?() }
        await until { console.newLayouts == 100 }
        await until { screen.appeared == 2 }
        try? await Task.sleep(for: .milliseconds(200))
        #expect(screen.appeared == 2)
        console.wantsRedraw = false
        gate.continuation.finish()
        #expect(await running.value == .left(nil))
    }

    @Test func `after a resize during a command, the screen is redrawn when the command ends`() async {
        let lines = ScriptedLines([.line("work")]) { [screen] input in
            // The command arrives before the first screen appears, so the first screen is not shown.
            if input == .end { await eventually("the screen appears") { screen.appeared > 0 } }
        }
        let running = Task { await shell(lines).run() }
        await until { screen.isWorking }
        console.wantsRedraw = true
        lines.resize?()
        await until { console.newLayouts == 1 }
        try? await Task.sleep(for: .milliseconds(200))
        #expect(screen.appeared == 0)
        lines.interrupt?()
        _ = await running.value
        #expect(screen.appeared == 1)
        #expect(console.text == ["stopped"])
    }

    @Test func `after a resize, a screen is not redrawn if the console needs no redraw`() async {
        let gate = AsyncStream<Void>.makeStream()
        let lines = ScriptedLines([.line("")]) { input in
            if input != .end { for await _ in gate.stream {} }
        }
        let running = Task { await shell(lines).run() }
        await until { screen.appeared == 1 }
        lines.resize?()
        await until { console.newLayouts == 1 }
        try? await Task.sleep(for: .milliseconds(150))
        #expect(screen.appeared == 1)
        gate.continuation.finish()
        _ = await running.value
    }
}
