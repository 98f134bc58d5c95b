import FoundationEssentials
import GalleryCore

/// The pages of the recommendations: the service's feed, and what it has of the person's taste, ranked.
struct RecommendedPages: PageSource {
    let favorites: any FavoritesStore
    let candidates: TasteCandidates

    /// A page of the feed with what was found by taste, the best first; while too little is known, in this order: one of
    /// the others behind each three of the feed. What cannot be found leaves the feed.
    ///
    /// What was recommended before this session, or disliked, comes last, and only where too little else is left.
    ///
    /// Requests go out side by side. Topics that are not known yet need two, one behind the other, and come from the second
    /// page on. Before anything is known the first page is one request.
    func page(_ number: Int, of list: PhotoListID) async throws(CatalogError) -> PhotoList {
        try await page(number, of: list, behind: nil)
    }

    func page(
        _ number: Int, of list: PhotoListID, behind last: PhotoID?
    ) async throws(CatalogError) -> PhotoList {
        let pool = candidates.pool
        if last == nil { pool.beginList() }
        let now = Date()
        let taste = candidates.taste
        async let besides = candidates.page(number, at: now)
        let feed = try await candidates.catalog.page(of: .feed, PageRequest(number: number))
        var named: Set<PhotoID> = []
        let news = pool.unlisted(feed.items).filter { named.insert($0.id).inserted }
        let others = pool.unlisted(await besides).filter { named.insert($0.id).inserted }
        pool.add(feed.items)
        let all = Self.mixed(news, others)
        let kept = (try? favorites.among(all.map(\.id))) ?? []
        let past = taste.isPast(all, at: now)
        let known = past.union(kept)
        let page = PhotoList(
            fresh: all.filter { !known.contains($0.id) },
            others: news.filter { known.contains($0.id) }, hasMore: feed.hasMore, notes: feed.notes
        ) { taste.rank($0, count: $1, at: now) }
        pool.list(page.photos)
        return page
    }

    private static func mixed(_ feed: [Photo], _ others: [Photo]) -> [Photo] {
        var rest = others[...]
        var mixed: [Photo] = []
        for (index, photo) in feed.enumerated() {
            mixed.append(photo)
            if index % 3 == 2, let other = rest.popFirst() { mixed.append(other) }
        }
        return mixed + rest
    }
}
