import Testing
import Waiting

@testable import Viper

private enum TestRoute: NavigationRoute {
    case first, second, report
    var presentation: Presentation<Int> {
        switch self {
        case .first: .persistent(1)
        case .second: .pushed
        case .report: .presented
        }
    }
}

/// Remembers how it appeared.
@MainActor private final class TestScreen: Screen {
    let name: String
    private(set) var appearances: [TestRoute?] = []
    private(set) var covers = 0

    init(_ route: TestRoute) { name = "\(route)" }
    func appear(for route: TestRoute?) async { appearances.append(route) }
    func cover() { covers += 1 }
}

@Suite(.whenIdle, .timeLimit(.minutes(5))) @MainActor struct NavigationStackTests {
    private let stack = NavigationStack<TestRoute, TestScreen>(
        asScreen: { $0 }, build: { route, _ in TestScreen(route) })

    init() { stack.restart(at: .first) }

    @Test func `a screen that is left is freed`() async {
        await stack.go(to: .second)
        weak let left = stack.top
        #expect(await stack.back())
        #expect(left == nil)
        #expect(stack.entries.count == 1)
        #expect(stack.top?.appearances == [nil])
    }

    @Test func `a persistent screen is on the stack once and gets the route when it appears`() async {
        let first = stack.top
        await stack.go(to: .second)
        await stack.go(to: .first)
        #expect(stack.entries.count == 1)
        #expect(stack.top === first)
        #expect(first?.appearances == [.first])
        #expect(first?.covers == 1)
    }

    @Test func `a presented screen is freed and the one below is not covered`() async {
        var presented: [() -> TestScreen?] = []
        let stack = NavigationStack<TestRoute, TestScreen>(asScreen: { $0 }) { route, _ in
            let screen = TestScreen(route)
            presented.append { [weak screen] in screen }
            return screen
        }
        stack.restart(at: .first)
        let below = stack.top
        await stack.go(to: .report)
        #expect(presented.count == 2)
        #expect(presented.last?() == nil)
        #expect(stack.top === below)
        #expect(below?.covers == 0)
        #expect(below?.appearances == [])
    }

    @Test func `the last screen cannot be left`() async {
        #expect(await !stack.back())
        #expect(stack.entries.count == 1)
    }

    @Test func `starting over frees what was kept`() async {
        weak let first = stack.top
        stack.restart(at: .first)
        #expect(first == nil)
        #expect(!stack.isEnded)
        stack.quit()
        #expect(stack.isEnded)
    }
}
