public import GalleryCore

/// The pages of the lists that a service answers: searches, topics, authors and random photos.
public struct CatalogPages: PageSource {
    private let catalog: any PhotoCatalog

    /// Takes the service.
    public init(catalog: any PhotoCatalog) { self.catalog = catalog }

    /// One request a page.
    public func page(_ number: Int, of list: PhotoListID) async throws(CatalogError) -> PhotoList {
        let request = PageRequest(number: number)
        let page: Page<Photo>
        switch list {
        case .search(let query): page = try await found(query, request)
        case .topic(let name): page = try await catalog.photos(inTopic: name, request)
        case .collection(let key): page = try await catalog.photos(inCollection: key, request)
        case .author(.username(let username), _):
            page = try await catalog.photos(by: Author(name: "", username: username), request)
        case .author(.name(let name), _):
            page = try await catalog.photos(by: Author(name: name), request)
        case .random(let words):
            page = Page(items: try await catalog.random(words, count: request.size), hasMore: true)
        case .recommendations: page = try await catalog.feed(request)
        case .similar, .favorites, .board, .ideas, .named, .kept, .seen:
            page = Page(items: [], hasMore: false)
        }
        return PhotoList(photos: page.items, total: page.total, hasMore: page.hasMore, notes: page.notes)
    }

    /// What a service cannot leave out is taken out here, and that is said.
    private func found(
        _ query: SearchQuery, _ request: PageRequest
    ) async throws(CatalogError) -> Page<Photo> {
        let canExclude = catalog.excludesWords
        var page = try await catalog.search(canExclude ? query : query.including, request)
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
