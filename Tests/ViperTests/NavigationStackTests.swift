import TestKit
import Testing

@testable import Viper

private enum TestRoute: NavigationRoute {
    case first, second, third, blank, top(Int), report
    var presentation: Presentation<Int> {
        switch self {
        case .first: .persistent(1)
        case .second, .third, .blank: .pushed
        case .top: .singleTop
        case .report: .presented
        }
    }
}

@MainActor private final class TestScreen: Screen {
    let name: String
    private(set) var appearances: [TestRoute?] = []
    private(set) var covers = 0
    let isBlank: Bool

    init(_ route: TestRoute) {
        name = "\(route)"
        isBlank = route == .blank
    }
    func appear(for route: TestRoute?) async { appearances.append(route) }
    func cover() { covers += 1 }
}

@Suite(.whenIdle, .timeLimit(.minutes(10))) @MainActor struct NavigationStackTests {
    private let stack = NavigationStack<TestRoute, TestScreen>(
        asScreen: { $0 }, build: { route, _ in TestScreen(route) })

    init() { stack.restart(at: .first) }

    private var names: [String] { stack.entries.map(\.screen.name) }

    @Test func `back and forward move through the history, and each screen keeps its state`() async {
        await stack.go(to: .second)
        await stack.go(to: .third)
        let (second, third) = (stack.entries[1].screen, stack.top)
        #expect(await stack.back())
        #expect(stack.top === second)
        #expect(second.appearances == [.second, nil])
        #expect(await stack.forward())
        #expect(stack.top === third)
        #expect(third?.appearances == [.third, nil])
        #expect(await !stack.forward())
        #expect(names == ["first", "second", "third"])
    }

    @Test func `forward history is freed by a new navigation`() async {
        await stack.go(to: .second)
        weak let left = stack.top
        #expect(await stack.back())
        #expect(left != nil)
        await stack.go(to: .third)
        #expect(left == nil)
        #expect(await !stack.forward())
        #expect(names == ["first", "third"])
    }

    @Test func `the stack retains only the first screen and the 31 latest screens`() async {
        for number in 0..<100 { await stack.go(to: .top(number)) }
        #expect(names.count == 32)
        #expect(names.first == "first")
        #expect(names.last == "top(99)")
    }

    @Test func `a single-top screen on top of the stack is reused for an equal route`() async {
        await stack.go(to: .top(1))
        let top = stack.top
        await stack.go(to: .top(1))
        #expect(stack.top === top)
        #expect(top?.appearances == [.top(1), .top(1)])
        await stack.go(to: .top(2))
        await stack.go(to: .top(1))
        #expect(names == ["first", "top(1)", "top(2)", "top(1)"])
    }

    @Test
    func `below a blank screen the previous screen stays visible, and a blank screen is removed when left`()
        async
    {
        await stack.go(to: .second)
        let second = stack.top
        await stack.go(to: .blank)
        #expect(stack.commandScreens.map(\.name) == ["blank", "second"])
        await stack.redraw()
        #expect(second?.appearances == [.second, nil])
        await stack.go(to: .third)
        #expect(names == ["first", "second", "third"])
        await stack.go(to: .blank)
        #expect(await stack.back())
        #expect(names == ["first", "second", "third"])
        #expect(await !stack.forward())
    }

    @Test func `a persistent screen is on the stack only once and receives the route when it appears`() async
    {
        let first = stack.top
        await stack.go(to: .second)
        await stack.go(to: .first)
        #expect(names == ["second", "first"])
        #expect(stack.top === first)
        #expect(first?.appearances == [.first])
        #expect(first?.covers == 1)
    }

    @Test func `a presented screen is freed after it appears, and the screen below stays on top`() async {
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

    @Test func `replacing the first screen keeps the others, except those of dropped routes`() async {
        await stack.go(to: .second)
        let kept = stack.top
        await stack.go(to: .third)
        stack.replaceFirst(by: .top(1)) { $0 == .third }
        #expect(names == ["top(1)", "second"] && stack.top === kept)
        #expect(await !stack.forward())
    }

    @Test func `the only screen on the stack cannot be left`() async {
        #expect(await !stack.back())
        #expect(stack.entries.count == 1)
    }

    @Test func `a restart frees persistent screens and does not end the stack, and quitting ends it`() async {
        weak let first = stack.top
        stack.restart(at: .first)
        #expect(first == nil)
        #expect(!stack.isEnded)
        stack.quit()
        #expect(stack.isEnded)
    }
}
