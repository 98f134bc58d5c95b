import Fakes
import Testing
import TextLayout
import Viper
import Waiting

private struct OnlyRoute: NavigationRoute { var place: Int? { nil } }

/// Makes something ready that takes until it is cancelled.
@MainActor private final class ForeseeingPresenter: ModulePresenter {
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
        // What was cancelled has the time to notice.
        for _ in 0..<100 { await Task.yield() }
        endedAt[event] = ended
    }

    func wait(for count: Int) async {
        await eventually("\(count) have begun") { begun >= count && ended >= count - 1 }
    }
}

@MainActor private struct ForeseeingView: ModuleView {
    typealias Model = String
    let console: any Console
    let verbs: [Verb] = []
    let prefetchedCommands: Set = ["next"]
    func event(for command: Command, numbers: ClosedRange<Int>?) throws(UsageError) -> String? {
        command.name
    }
    func blocks(for model: String) -> [Block] { [] }
}

@Suite(.whenIdle, .timeLimit(.minutes(1))) @MainActor struct PrefetcherTests {
    private let presenter = ForeseeingPresenter()
    private let stack: NavigationStack<OnlyRoute>

    init() {
        let view = ForeseeingView(console: RecordingConsole(prefetches: true))
        stack = NavigationStack { [presenter] _, _ in Module("foreseeing", view: view, presenter: presenter) }
        stack.start(at: OnlyRoute())
    }

    @Test func `it goes on during a command it was made for, and ends at any other`() async throws {
        await stack.top?.appear()
        await presenter.wait(for: 1)
        _ = try await stack.top?.perform(Command("next"))
        #expect(presenter.endedAt["next"] == 0)
        await presenter.wait(for: 2)
        _ = try await stack.top?.perform(Command("elsewhere"))
        #expect(presenter.endedAt["elsewhere"] == 2)
    }

    @Test func `it ends when another screen comes, and begins when one is back`() async {
        await stack.top?.appear()
        await presenter.wait(for: 1)
        let below = stack.top
        await stack.push(OnlyRoute())
        // That of the new one begins, and the old one's has ended.
        await presenter.wait(for: 2)
        #expect(presenter.ended == 1)
        await stack.pop()
        #expect(stack.top === below)
        await presenter.wait(for: 3)
    }

    @Test func `a script is not looked ahead for`() async {
        let view = ForeseeingView(console: RecordingConsole())
        let module = Module("foreseeing", view: view, presenter: presenter)
        await module.appear()
        for _ in 0..<1000 { await Task.yield() }
        try? await Task.sleep(for: .milliseconds(100))
        #expect(presenter.begun == 0)
    }
}
