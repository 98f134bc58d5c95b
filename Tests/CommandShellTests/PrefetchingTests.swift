import CommandShell
import TestKit
import Testing
import TextLayout
import Viper

private struct OnlyRoute: NavigationRoute { var presentation: Presentation<Int> { .pushed } }

@MainActor private final class PrefetchingPresenter: CommandPresenter {
    private(set) var begun = 0
    private(set) var ended = 0
    private(set) var endedAt: [String: Int] = [:]

    func appear() async {}

    func prepare() async {
        begun += 1
        for await _ in AsyncStream<Never>.makeStream().stream {}
        ended += 1
    }

    func handle(_ event: String) async {
        // Lets a canceled prefetch end.
        for _ in 0..<100 { await Task.yield() }
        endedAt[event] = ended
    }

    func wait(for count: Int) async {
        await eventually("\(count) have begun") { begun >= count && ended >= count - 1 }
    }
}

@MainActor private struct PrefetchingView: ModuleView {
    typealias Model = String
    let console: any Console
    func blocks(for model: String) -> [Block] { [] }
}

private let commands = ScreenCommands(
    ["next", "elsewhere"].map { name in
        CommandSpec(name, group: CommandGroup("test"), "") { name }
    }, prefetched: ["next"])

@Suite(.whenIdle, .timeLimit(.minutes(10))) @MainActor struct PrefetcherTests {
    private let presenter = PrefetchingPresenter()
    private let stack: CommandStack<OnlyRoute>

    init() {
        let view = PrefetchingView(console: RecordingConsole(prefetches: true))
        stack = NavigationStack { [presenter] _, _ in
            CommandModule("prefetching", commands: commands, view: view, presenter: presenter)
        }
        stack.restart(at: OnlyRoute())
    }

    @Test func `a prefetch continues during the command that uses it, and another command cancels it`()
        async throws
    {
        await stack.redraw()
        await presenter.wait(for: 1)
        _ = try await stack.top?.perform(Command("next"))
        #expect(presenter.endedAt["next"] == 0)
        await presenter.wait(for: 2)
        _ = try await stack.top?.perform(Command("elsewhere"))
        #expect(presenter.endedAt["elsewhere"] == 2)
    }

    @Test func `a prefetch is canceled when another screen opens, and restarts on return`() async {
        await stack.redraw()
        await presenter.wait(for: 1)
        let below = stack.top
        await stack.go(to: OnlyRoute())
        // The new screen prefetches after the old prefetch has ended.
        await presenter.wait(for: 2)
        #expect(presenter.ended == 1)
        _ = await stack.back()
        #expect(stack.top === below)
        await presenter.wait(for: 3)
    }

    @Test func `a script does not prefetch`() async {
        let view = PrefetchingView(console: RecordingConsole())
        let module = CommandModule<PrefetchingView, PrefetchingPresenter, OnlyRoute>(
            "prefetching", commands: commands, view: view, presenter: presenter)
        await module.appear(for: nil)
        for _ in 0..<1000 { await Task.yield() }
        try? await Task.sleep(for: .milliseconds(100))
        #expect(presenter.begun == 0)
    }
}
