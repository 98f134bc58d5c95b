import FoundationEssentials
import GalleryCore
import Synchronization
import TestKit
import Testing

@testable import Screens

@Suite struct HistoryInteractorTests {
    private final class CountedRecall: LineRecall {
        let count = Mutex(0)
        func reload() { count.withLock { $0 += 1 } }
    }

    private let history = InMemoryHistory()
    private let recalled = CountedRecall()
    private let undo = StubUndo()
    private var interactor: HistoryInteractor {
        HistoryInteractor(history: history, undo: undo, recalled: recalled)
    }

    private func note(_ texts: String...) {
        for text in texts.reversed() {
            history.append(search: RecentSearch(text: text, resultCount: 1, date: Date()), service: .demo)
            history.append(line: "search \(text)", service: .demo, screen: "search", at: Date())
        }
    }

    @Test func `a history filter finds the searches that contain all of its words, in any letter case`()
        throws
    {
        note("fog", "cats", "Fog color:green")
        #expect(try interactor.searches(with: []).map(\.text) == ["fog", "cats", "Fog color:green"])
        #expect(try interactor.searches(with: ["FOG"]).map(\.text) == ["fog", "Fog color:green"])
        #expect(try interactor.searches(with: ["fog", "green"]).map(\.text) == ["Fog color:green"])
    }

    @Test func `deleting a search also deletes the lines typed for it and reloads the line history`() throws {
        note("fog", "cats")
        try interactor.forget(["fog"])
        #expect(undo.clearings == 0)
        #expect(history.searches(limit: 9).map(\.text) == ["cats"])
        #expect(history.lines(limit: 9).map(\.text) == ["search cats"])
        #expect(recalled.count.withLock(\.self) == 1)
    }

    @Test func `clearing the history deletes all searches, lines and data for undo, and returns the counts`()
        throws
    {
        note("fog", "cats")
        #expect(try interactor.clear() == HistoryCount(searches: 2, lines: 2))
        #expect(undo.clearings == 1)
        #expect(history.searches(limit: 9).isEmpty && history.lines(limit: 9).isEmpty)
        #expect(recalled.count.withLock(\.self) == 1)
    }
}
