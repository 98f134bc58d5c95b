import FoundationEssentials
import GalleryCore
import UseCases

/// Loads searches. Each search restarts its list, and is recorded with its result count unless learning is paused.
struct SearchInteractor: SearchInteracting, ListLoading {
    let catalog: any PhotoCatalog
    let lists: PhotoLists
    let history: any HistoryStore
    let topics: any CachedTopics
    let taste: any TasteEditing
    let seen: SeenInteractor
    let words: any NearestWords
    let stored: StoredPhotosInteractor

    private static let maxTerms = 6
    /// Minimum number of refinement terms; if the photos have fewer, the service is asked for related terms.
    private static let minTerms = 3

    var service: ServiceName { catalog.service }

    func find(_ query: SearchQuery) async throws(CatalogError) -> PhotoList {
        await lists.reset(.search(query))
        return try await more(of: .search(query))
    }

    func record(_ query: SearchQuery, found total: Int?) {
        // Words of searches in the user's files must not become searches for recommendations.
        guard !taste.isPaused, catalog.service != .files else { return }
        // A failed write must not make the search fail.
        try? history.append(
            search: RecentSearch(text: query.text, resultCount: total, date: Date()),
            service: catalog.service)
    }

    func recordDrawn(_ photos: [Photo], in list: PhotoListID) {
        seen.record(photos)
    }

    func loaded(_ query: SearchQuery) async -> PhotoList { await lists.list(.search(query)) }

    func terms(of query: SearchQuery, in list: PhotoList) async -> [String] {
        // The eight pages loaded last, so that a long list does not take longer.
        let photos = Array(list.photos.suffix(240))
        var terms = RefinementTerms(photos, of: query, terms: topics.cachedTopics).best(Self.maxTerms)
        // Half of the request limit is reserved for requests of the user.
        guard terms.count < Self.minTerms, !photos.isEmpty,
            catalog.budget().map({ $0.remaining * 2 > $0.limit }) ?? true
        else { return terms }
        for tag in (try? await catalog.relatedTags(query.keywords)) ?? [] where terms.count < Self.maxTerms {
            let soFar = terms.reduce(query) { $0.with($1) }
            if RefinementTerms.isNew(WordForms.of(tag), in: soFar) { terms.append(tag) }
        }
        return terms
    }

    func correction(of query: SearchQuery) async -> QueryCorrection? { await words.correction(of: query) }

    func excludable(_ term: String, among photos: [Photo]) -> String {
        words.excludable(term, among: photos)
    }

    func supports(language: String) -> Bool { catalog.filters.supports(.lang, language) }

    func unavailable(in query: SearchQuery) -> [FilterGap] { catalog.filters.gaps(in: query) }
}
