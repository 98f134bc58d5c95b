import FoundationEssentials
import GalleryCore

/// Pages of the recommendations: feed and photos found by taste, ranked together.
struct RecommendedPages: PageSource {
    /// Maximum number of pages of the feed in addition to the requested one.
    private static let further = 3

    let favorites: any FavoritesStore
    let candidates: TasteCandidates

    /// Ranked page of feed photos and found photos; if searches fail, of feed photos only. Without likes, a found photo
    /// follows every three feed photos. A page that would be less than half full is filled with feed photos that are
    /// otherwise excluded: favorites, and photos disliked, chosen, or recommended in the last month. Requests run
    /// concurrently; without likes, the first page takes one request.
    func page(_ number: Int, of list: PhotoListID) async throws(CatalogError) -> PhotoList {
        try await page(number, of: list, after: nil)
    }

    func page(
        _ number: Int, of list: PhotoListID, after last: PhotoID?
    ) async throws(CatalogError) -> PhotoList {
        let pool = candidates.pool
        if last == nil { pool.beginList() }
        let now = Date()
        let taste = candidates.taste
        async let besides = candidates.page(number, at: now)
        let feed = try await feed(number, at: now)
        var named: Set<PhotoID> = []
        let news = pool.unlisted(feed.items).filter { named.insert($0.id).inserted }
        let others = pool.unlisted(await besides).filter { named.insert($0.id).inserted }
        pool.add(feed.items)
        let all = Self.real(Self.mixed(news, others))
        let favoriteIDs = (try? favorites.among(all.map(\.id))) ?? []
        let past = taste.ineligible(all, at: now)
        let excluded = past.union(favoriteIDs)
        let page = PhotoList(
            fresh: all.filter { !excluded.contains($0.id) },
            others: Self.real(news).filter { excluded.contains($0.id) }, hasMore: feed.hasMore,
            notes: feed.notes
        ) { taste.rank($0, count: $1, at: now) }
        pool.list(page.photos)
        return page
    }

    /// Page of the feed. While most of its photos were recommended in the last month, further pages are added, so that
    /// another start within a day shows other photos.
    private func feed(_ number: Int, at now: Date) async throws(CatalogError) -> Page<Photo> {
        let catalog = candidates.catalog
        var feed = try await catalog.page(of: .feed, PageRequest(number: number))
        for further in number + 1..<number + 1 + Self.further {
            let past = candidates.taste.ineligible(feed.items, at: now)
            guard past.count > feed.items.count / 2, feed.hasMore, catalog.optionalRequests > 0,
                let next = try? await catalog.page(
                    of: .feed, PageRequest(number: further, isOptional: true))
            else { break }
            feed.items += next.items
            feed.hasMore = next.hasMore
        }
        return feed
    }

    /// Photos without those of the demo, which may have answered only some of the requests.
    private static func real(_ photos: [Photo]) -> [Photo] {
        let real = photos.filter { !$0.isInvented }
        return real.isEmpty ? photos : real
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
