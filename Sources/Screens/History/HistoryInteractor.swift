import GalleryCore
import UseCases

struct HistoryInteractor: HistoryInteracting {
    let history: any HistoryStore
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

    func clear() throws(ScreenError) -> HistoryCount {
        try take(searches: { _ in true }, lines: { _ in true })
    }

    @discardableResult private func take(
        searches: (String) -> Bool, lines: (String) -> Bool
    ) throws(ScreenError) -> HistoryCount {
        let gone = try storing(history.forget(searches: searches, lines: lines))
        recalled.reload()
        return gone
    }
}
