import GalleryCore
import UseCases

struct HistoryInteractor: HistoryInteracting {
    let history: any HistoryStore
    let undo: any UndoStore
    let recalled: any LineRecall

    func searches(with terms: [String]) throws(ScreenError) -> [RecentSearch] {
        let wanted = terms.map { $0.lowercased() }
        let all = try storing(history.searches(limit: 1000))
        return all.filter { search in
            let text = search.text.lowercased()
            return wanted.allSatisfy(text.contains)
        }
    }

    func forget(_ searches: [String]) throws(ScreenError) {
        let gone = Set(searches)
        try take(searches: gone.contains) { line in
            SearchWords.texts(ofLine: line).contains(where: gone.contains)
        }
    }

    /// Deletes also the removed data that `undo` could restore. In this session, `undo` still restores the history.
    func clear() throws(ScreenError) -> HistoryCount {
        try storing(undo.clear())
        return try take(searches: { _ in true }, lines: { _ in true })
    }

    @discardableResult private func take(
        searches: (String) -> Bool, lines: (String) -> Bool
    ) throws(ScreenError) -> HistoryCount {
        let gone = try storing(history.forget(searches: searches, lines: lines))
        recalled.reload()
        return gone
    }
}
