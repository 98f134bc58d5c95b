import CommandShell
import Glibc
import Synchronization
import TestKit
import Testing

@testable import Terminal
@testable import TextLayout

/// Consoles called off the main actor, as a compiler bug can cause.
@Suite(.whenIdle, .timeLimit(.minutes(10))) struct ConsoleIsolationTests {
    private final class Reports: Sendable {
        let functions = Mutex<[String]>([])
        var all: [String] { functions.withLock { $0 } }
        @MainActor var mainActor: MainActorGuard {
            MainActorGuard { function in self.functions.withLock { $0.append("\(function)") } }
        }
    }

    private let reports = Reports()

    @Test func `a pipe console called off the main actor prints the text and reports the call`() async {
        let file = TemporaryFile("")
        let console = await PipeConsole(output: stream(file), mainActor: reports.mainActor)
        await use(console)
        #expect(file.text == "fog\n")
        #expect(reports.all == ["show(_:)"])
    }

    @Test func `a record console called off the main actor prints the record and reports the call`() async {
        let file = TemporaryFile("")
        let console = await RecordConsole(
            output: stream(file), form: .lines, cards: nil, mainActor: reports.mainActor)
        await use(console)
        #expect(file.text == #"{"type":"fog"}"# + "\n")
        #expect(reports.all == ["show(_:)"])
    }

    @Test func `a terminal console called off the main actor prints the text and reports the call`() async {
        let surface = RecordingSurface()
        let console = await TerminalConsole(
            surface: surface, capabilities: TerminalCapabilities(color: .none), pictures: StubDrawing(),
            size: { ScreenSize() }, mainActor: reports.mainActor)
        await use(console)
        #expect(surface.printed == ["fog\n"])
        #expect(reports.all.first == "show(_:)")
    }

    private func stream(_ file: TemporaryFile) -> OutputStream {
        OutputStream(output: open(file.path, O_WRONLY | O_CLOEXEC), errors: -1)
    }
}

@MainActor private func show(on console: any Console) {
    console.show([.line("fog"), .record(Record("fog", []))])
    console.progress(nil)
}

private func use(_ console: any Console & Sendable) async {
    // The cast removes the isolation, as the test requires. The caller waits, so the console has no other user.
    unsafeBitCast(show(on:), to: (@Sendable (any Console) -> Void).self)(console)
}
