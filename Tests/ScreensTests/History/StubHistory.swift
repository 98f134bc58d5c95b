import GalleryCore
import Synchronization
import UseCases

@testable import Screens

final class StubHistory: HistoryInteracting {
    private struct State {
        var searches: [RecentSearch]
        var failure: ScreenError?
        var asked: [[String]] = []
        var forgotten: [[String]] = []
    }
    private let state: Mutex<State>

    init(_ searches: [RecentSearch]) { state = Mutex(State(searches: searches)) }

    /// Words of each call of `searches(with:)`.
    var asked: [[String]] { state.withLock(\.asked) }
    var forgotten: [[String]] { state.withLock(\.forgotten) }
    /// All calls fail until this is called with `nil`.
    func fail(_ error: ScreenError?) { state.withLock { $0.failure = error } }

    func searches(with terms: [String]) throws(ScreenError) -> [RecentSearch] {
        try answer { state in
            state.asked.append(terms)
            return state.searches.filter { search in terms.allSatisfy(search.text.contains) }
        }
    }

    func forget(_ searches: [String]) throws(ScreenError) {
        try answer { $0.forgotten.append(searches) }
    }

    func clear() throws(ScreenError) -> HistoryCount {
        try answer { state in
            defer { state.searches = [] }
            return HistoryCount(searches: state.searches.count, lines: 7)
        }
    }

    private func answer<Value: Sendable>(
        _ body: (inout State) -> Value
    ) throws(ScreenError) -> Value {
        try state.withLock { state throws(ScreenError) in
            if let failure = state.failure { throw failure }
            return body(&state)
        }
    }
}
