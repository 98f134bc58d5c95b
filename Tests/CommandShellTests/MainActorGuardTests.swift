import CommandShell
import Synchronization
import TestKit
import Testing

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct MainActorGuardTests {
    private final class Reports: Sendable {
        let functions = Mutex<[String]>([])
        var all: [String] { functions.withLock { $0 } }
    }

    @Test @MainActor func `a call on the main actor is not reported`() {
        let reports = Reports()
        let mainActor = MainActorGuard { function in reports.functions.withLock { $0.append("\(function)") } }
        #expect(mainActor("show") { MainActorGuard.isOnMainActor })
        #expect(reports.all == [])
    }

    @Test func `a call off the main actor is reported, then runs on the main actor`() async {
        let reports = Reports()
        let mainActor = await MainActorGuard { function in
            reports.functions.withLock { $0.append("\(function)") }
        }
        let sides = await Task.detached {
            (MainActorGuard.isOnMainActor, mainActor("show") { MainActorGuard.isOnMainActor })
        }.value
        #expect(sides == (false, true))
        #expect(reports.all == ["show"])
    }

    @Test func `a call off the main actor stops a debug build with a message`() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let mainActor = await MainActorGuard()
            await Task.detached { mainActor("show") {} }.value
        }
        let errors = String(decoding: end?.standardErrorContent ?? [], as: UTF8.self)
        #expect(errors.contains("show was called off the main actor"))
    }
}
