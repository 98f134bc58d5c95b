import FoundationEssentials
public import GalleryCore

/// The pages of the recommendations: the service's feed, and what it has of the person's taste, ranked.
public struct RecommendedPages: PageSource {
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
        var named: Set<PhotoID> = []
        let all = (feed.items + found).filter { named.insert($0.id).inserted }
        let kept = (try? favorites.among(all.map(\.id))) ?? []
        let past = taste.isPast(all, at: now)
        let known = past.union(kept)
        let photos = RankedPhotos(
            fresh: all.filter { !known.contains($0.id) }, others: feed.items.filter { known.contains($0.id) }
        ) { taste.rank($0, count: $1, at: now) }
        return photos.page(hasMore: feed.hasMore, notes: feed.notes)
    }

    /// Photos of the person's words, a page further each round, and what is like the last ones they liked.
    private func found(page number: Int, at now: Date) async -> [Photo] {
        let words = taste.searchTerms(limit: 4 * WordSearches.words, at: now)
        // Half of what the service allows is the person's own.
        guard !words.isEmpty, catalog.budget().map({ $0.remaining * 2 > $0.limit }) ?? true else { return [] }
        return await WordSearches(catalog: catalog).page(number, of: words).photos
    }
}
