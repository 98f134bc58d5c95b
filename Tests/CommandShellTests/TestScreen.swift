import CommandShell
import TestKit
import TextLayout
import Viper

enum TestRoute: NavigationRoute {
    case first, second
    var presentation: Presentation<Int> { self == .first ? .persistent(1) : .pushed }
}

/// Records what its commands do on `console`.
@MainActor final class TestScreen: CommandScreen {
    let name = "test"
    let infos = [
        CommandInfo("show", group: CommandGroup("test")) { "" },
        CommandInfo("fail", group: CommandGroup("test")) { "" },
    ]
    private(set) var appeared = 0
    let console: RecordingConsole
    private let quit: () -> Void
    init(_ console: RecordingConsole, quit: @escaping () -> Void) {
        self.console = console
        self.quit = quit
    }

    func accepts(_ command: Command) throws(UsageError) -> Bool {
        if command.arguments == ["99"] { throw UsageError(.number("99", 1...3)) }
        return ["show", "fail", "offer", "remove", ""].contains(command.name)
    }

    func appear(for route: TestRoute?) async { appeared += 1 }
    func perform(_ command: Command) async throws(UsageError) -> Bool {
        switch command.name {
        case "show", "": console.say("shown")
        case "fail": console.showProblem("failed")
        case "offer":
            var line: Line = "offered"
            line.offer = "show"
            console.showProblem(line)
        case "remove" where command.arguments.isEmpty:
            var line: Line = "remove?"
            line.offer = "remove --yes"
            console.showProblem(line)
        case "remove": console.say("removed")
        case "wait": try? await Task.sleep(for: .seconds(60))
        case "quit": quit()
        case "wrong": throw UsageError(.arguments("show"))
        case "number": throw UsageError(.number("1", nil))
        default: return false
        }
        return true
    }
}
