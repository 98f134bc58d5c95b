import FoundationEssentials
public import GalleryCore

/// The pages of the recommendations: the service's feed, and what it has of the person's taste, ranked.
public struct RecommendedPages: PageSource {
    /// Photos a page.
    private static let size = 30
    private let catalog: any PhotoCatalog
    private let favorites: any FavoritesStore
    private let taste: any TasteRanking

    /// Takes the service, what the person keeps and what is known of their taste.
    public init(catalog: any PhotoCatalog, favorites: any FavoritesStore, taste: any TasteRanking) {
        self.catalog = catalog
        self.favorites = favorites
        self.taste = taste
    }

    /// A page of the feed with what was found by taste, the best first. What cannot be found leaves the feed.
    ///
    /// What was recommended before this session, or disliked, comes last, and only where too little else is left.
    public func page(_ number: Int, of list: PhotoListID) async throws(CatalogError) -> PhotoList {
        let now = Date()
        let feed = try await catalog.feed(PageRequest(number: number))
        let found = await found(page: number, at: now)
        var known: Set<PhotoID> = []
        let all = (feed.items + found).filter { known.insert($0.id).inserted }
        let kept = (try? favorites.among(all.map(\.id))) ?? []
        let past = taste.isPast(all, at: now)
        let fresh = all.filter { !past.contains($0.id) && !kept.contains($0.id) }
        var ranked = taste.rank(fresh, count: Self.size, at: now)
        if ranked.count < Self.size / 2 {
            let rest = feed.items.filter { past.contains($0.id) || kept.contains($0.id) }
            ranked += rest.prefix(Self.size - ranked.count).map { Recommendation(photo: $0, reason: nil) }
        }
        let photos = ranked.map(\.photo)
        let reasons = ranked.compactMap { ranked in
            ranked.reason.flatMap(Phrases.because).map { (ranked.photo.id, $0) }
        }
        return PhotoList(
            photos: photos, total: nil, hasMore: feed.hasMore,
            reasons: Dictionary(reasons) { first, _ in first }, notes: feed.notes)
    }

    /// Photos of the person's words, a page further each round, and what is like the last ones they liked.
    private func found(page number: Int, at now: Date) async -> [Photo] {
        let words = taste.searchTerms(limit: 4 * WordSearches.words, at: now)
        // Half of what the service allows is the person's own.
        guard !words.isEmpty, catalog.budget().map({ $0.remaining * 2 > $0.limit }) ?? true else { return [] }
        return await WordSearches(catalog: catalog).page(number, of: words).photos
    }
}
