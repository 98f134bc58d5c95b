import CommandShell
import GalleryCore
import Synchronization
import TestKit
import Testing
import UseCases
import Viper

@testable import Screens

@Suite(.whenIdle, .timeLimit(.minutes(10))) @MainActor struct UndoTests {
    private final class Lines: LineRecall {
        let readings = Mutex(0)
        func reload() { readings.withLock { $0 += 1 } }
    }

    private let console = RecordingConsole()
    private let lines = Lines()

    private func undo(_ result: Result<[UndoableChange], StoreError>) async -> [String] {
        await PresentedFeatures(on: console, navigator: SpyNavigator<Route>())
            .undo(.newest, changes: ChangeInteractor(store: StubUndo(result), recalled: lines)).appear(
                for: nil)
        return console.text
    }

    @Test func `a restored board is reported with its name`() async {
        #expect(await undo(.success([.boardRemoved("Fog")])).last?.contains("Fog") == true)
        #expect(console.problemCount == 0)
        #expect(lines.readings.withLock { $0 } == 0)
    }

    @Test func `after "undo" restores history lines, the lines for recall are reloaded`() async {
        _ = await undo(.success([.historyRemoved(HistoryCount(searches: 1, lines: 2))]))
        #expect(lines.readings.withLock { $0 } == 1)
    }

    @Test func `for "undo", a store error is a problem, and an empty undo history is not`() async {
        _ = await undo(.success([]))
        #expect(console.problemCount == 0)
        _ = await undo(.failure(.busy))
        #expect(console.problemCount == 1)
    }

    private final class FullDisk: SettingRestoring {
        func restore(_ name: String, to previous: String?) async throws(StoreError) {
            throw .full(path: "/f")
        }
    }

    @Test func `if a setting cannot be restored, "undo" throws the error and can be repeated`() async throws {
        let store = StubUndo(.success([.settingSaved("columns", previous: "3")]))
        let changes = ChangeInteractor(store: store, settings: FullDisk())
        await #expect(throws: ScreenError.store(.full(path: "/f"))) { try await changes.revert() }
        #expect(store.savedSettings == ["columns: 3"])
    }

    @Test func `"undo" opens over the current screen`() throws {
        let route = try #require(try UndoCommand.spec.parse([], ParsingScope()))
        #expect(route == .undo(.newest))
        #expect(route.presentation == .presented)
    }

    @Test func `"undo" accepts only a positive number or the word "list"`() throws {
        func parse(_ word: String) throws -> Route? {
            try UndoCommand.spec.parse([Word(word, at: 0)], ParsingScope())
        }
        #expect(try parse("3") == .undo(.line(3)))
        #expect(try parse("list") == .undo(.list))
        for word in ["0", "-1", "all", "99999999999999999999"] {
            #expect(throws: UsageError.self) { try parse(word) }
        }
    }
}
