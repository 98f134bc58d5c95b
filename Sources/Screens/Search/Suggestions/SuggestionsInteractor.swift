import FoundationEssentials
import GalleryCore
import UseCases

enum SearchSuggestion: Equatable, Sendable {
    case earlier(RecentSearch)
    case idea(SearchIdea)

    var query: String {
        switch self {
        case .earlier(let search): search.text
        case .idea(let idea): idea.query
        }
    }
}

struct SuggestionsInteractor {
    let catalog: any PhotoCatalog
    let history: any HistoryStore
    let topics: any CachedTopics
    let taste: any TasteRanking
    let seen: any SeenStore

    /// Earlier searches, newest first, then ideas from photos that were seen. With ideas, at most five earlier searches
    /// instead of ten, so that both fit the screen.
    func suggestions(withIdeas: Bool) -> [SearchSuggestion] {
        let earlier = (try? history.searches(limit: 10)) ?? []
        let typed = Set(earlier.map(\.text))
        let ideas =
            withIdeas ? SearchIdeas(taste: taste, topics: topics, seen: seen).ideas(at: Date()) : []
        let others = ideas.filter { !typed.contains($0.query) }
        return earlier.prefix(others.isEmpty ? 10 : 5).map(SearchSuggestion.earlier)
            + others.map(SearchSuggestion.idea)
    }

    /// Whether the service finds photos by words of a language.
    func supports(language: String) -> Bool { catalog.filters.supports(.lang, language) }
}
