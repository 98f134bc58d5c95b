import CommandShell
import GalleryCore
import Synchronization
import TestKit
import Testing
import Viper

@testable import Screens

@Suite(.whenIdle, .timeLimit(.minutes(5))) @MainActor struct UndoTests {
    private struct Removals: UndoStore {
        let result: Result<Restored?, StoreError>
        func undo() throws(StoreError) -> Restored? { try result.get() }
    }

    private final class Lines: LineRecall {
        let readings = Mutex(0)
        func readAnew() { readings.withLock { $0 += 1 } }
    }

    private let console = RecordingConsole()
    private let lines = Lines()

    private func undo(_ result: Result<Restored?, StoreError>) async -> [String] {
        await PresentedFeatures(on: console, navigator: SpyNavigator<Route>())
            .undo(removals: Removals(result: result), recalled: lines).appear(for: nil)
        return console.text
    }

    @Test func `a restored board is named`() async {
        #expect(await undo(.success(.board("Fog"))).last?.contains("Fog") == true)
        #expect(console.problemCount == 0)
        #expect(lines.readings.withLock { $0 } == 0)
    }

    @Test func `a reverted judgment is reported`() async {
        #expect(await undo(.success(.judgment(.liked, 1))) == ["Took back the like of 1 photo"])
        #expect(await undo(.success(.judgment(.disliked, 3))).last == "Took back the dislike of 3 photos")
        #expect(await undo(.success(.judgments(2))).last == "Restored your likes and dislikes of 2 photos")
    }

    @Test func `restored history lines are recalled again`() async {
        _ = await undo(.success(.history(HistoryCount(searches: 1, lines: 2))))
        #expect(lines.readings.withLock { $0 } == 1)
    }

    @Test func `a store error is a problem, an empty undo history is not`() async {
        _ = await undo(.success(nil))
        #expect(console.problemCount == 0)
        _ = await undo(.failure(.busy))
        #expect(console.problemCount == 1)
    }

    @Test func `undo is presented, so that the screen below keeps its numbers`() throws {
        let route = try #require(try UndoCommand.spec.parse([], ParsingScope()))
        #expect(route == .undo)
        #expect(route.presentation == .presented)
    }
}
