import GalleryCore

/// Pages of lists that come from a service: searches, topics, collections, authors and random photos.
struct CatalogPages: PageSource {
    let catalog: any PhotoCatalog
    let pool: CandidatePool?
    var size = 30

    /// One request per page.
    func page(_ number: Int, of list: PhotoListID) async throws(CatalogError) -> PhotoList {
        if case .random(let words) = list, let (count, keywords) = Self.counted(words) {
            let page = try await page(number, of: .random(keywords))
            return PhotoList(photos: Array(page.photos.prefix(count)), hasMore: false, notes: page.notes)
        }
        guard let query = list.query else { return PhotoList(hasMore: false) }
        let request = PageRequest(number: number, size: size)
        let page =
            if case .search(let search) = query {
                try await found(search, request)
            } else {
                try await catalog.page(of: query, request)
            }
        pool?.add(page.items, of: query)
        return PhotoList(photos: page.items, total: page.total, hasMore: page.hasMore, notes: page.notes)
    }

    /// Number of random photos and the other words, as in `3 cats`; `nil` without a leading number from 1 to 30.
    private static func counted(_ words: String) -> (count: Int, keywords: String)? {
        let parts = words.split(separator: " ", maxSplits: 1)
        guard let count = parts.first.flatMap({ Int($0) }), (1...30).contains(count) else { return nil }
        return (count, parts.count > 1 ? String(parts[1]) : "")
    }

    /// Removes photos with excluded words. If the service cannot exclude words, a note counts the removed photos.
    private func found(
        _ query: SearchQuery, _ request: PageRequest
    ) async throws(CatalogError) -> Page<Photo> {
        let canExclude = catalog.excludesWords
        var page = try await catalog.page(
            of: .search(canExclude ? query : query.including), request)
        let before = page.items.count
        page.items.removeAll(where: query.excludes)
        let out = before - page.items.count
        if out > 0 { page.total = nil }
        if out > 0, !canExclude {
            page.notes.append(
                .excluded(out, of: before, words: query.excluded, by: catalog.service))
        }
        return page
    }
}

extension PhotoListID {
    fileprivate var query: PhotoQuery? {
        switch self {
        case .recommendations: .feed
        case .search(let query): .search(query)
        case .topic(let name): .topic(name)
        case .collection(let key): .collection(key)
        case .author(let author, let service): .author(author, on: service)
        case .random(let keywords): .random(keywords)
        case .similar, .resembling, .favorites, .board, .ideas, .named, .favoritesMatching, .seen, .folder,
            .alike, .files:
            nil
        }
    }
}
