public import GalleryCore

/// The pages of the recommendations: the service's feed, with photos of the person's own tags mixed in.
public struct RecommendationsMix: PageSource {
    /// After how many photos of the feed one of a favourite tag follows.
    static let stride = 3
    private let catalog: any PhotoCatalog
    private let favorites: any FavoritesStore

    /// Takes the service and what the person keeps.
    public init(catalog: any PhotoCatalog, favorites: any FavoritesStore) {
        self.catalog = catalog
        self.favorites = favorites
    }

    /// A page of the feed; every fourth photo comes from one of the person's five commonest tags, another one
    /// each page. A tag that cannot be searched leaves the feed as it is.
    public func page(_ number: Int, of list: PhotoListID) async throws(CatalogError) -> PhotoList {
        let feed = try await catalog.feed(PageRequest(number: number))
        let plain = PhotoList(photos: feed.items, total: nil, hasMore: feed.hasMore)
        guard let tags = try? favorites.commonTags(limit: 5), !tags.isEmpty else { return plain }
        let tag = tags[(number - 1) % tags.count]
        let round = (number - 1) / tags.count + 1
        guard let found = try? await catalog.search(SearchQuery(words: tag), PageRequest(number: round))
        else {
            return plain
        }
        return mix(plain, with: found.items, because: tag)
    }

    private func mix(_ feed: PhotoList, with liked: [Photo], because tag: String) -> PhotoList {
        let known = Set(feed.photos.map(\.id))
        let kept = (try? favorites.among(liked.map(\.id))) ?? []
        var candidates = liked.filter { !known.contains($0.id) && !kept.contains($0.id) }[...]
        var mixed = feed
        mixed.photos = []
        for (index, photo) in feed.photos.enumerated() {
            mixed.photos.append(photo)
            if (index + 1) % Self.stride == 0, let next = candidates.popFirst() {
                mixed.photos.append(next)
                mixed.reasons[next.id] = tag
            }
        }
        return mixed
    }
}
