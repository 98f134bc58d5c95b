import CommandShell
import Glibc
import TestKit
import Testing
import Viper

@testable import Terminal

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct ScriptLinesTests {
    @MainActor @Test func `lines are returned in order, followed by the end of input`() async {
        let lines = ScriptLines(["search fog", "save 1"])
        #expect(await lines.next() == .line("search fog"))
        #expect(await lines.next() == .line("save 1"))
        #expect(await lines.next() == .end)
        #expect(await lines.next() == .end)
    }

    @Test
    func `Ctrl-C stops the running or the next command, or is reported once in place of the next line`() {
        var interruption = Interruption()
        #expect(interruption.interrupt() == nil)
        #expect(interruption.takeInput() == .interrupted)
        #expect(interruption.takeInput() == nil)
        _ = interruption.interrupt()
        #expect(interruption.set({}) != nil)
        #expect(interruption.takeInput() == nil)
        #expect(interruption.interrupt() != nil)
        #expect(interruption.takeInput() == nil)
        #expect(interruption.terminate(by: SIGHUP) != nil)
        #expect(interruption.takeInput() == .terminated)
        #expect(interruption.endSignal == SIGHUP)
    }
}
