public import GalleryCore

public struct AllPages: PageSource {
    let recommendations: any PageSource
    let ideas: any PageSource
    /// Source of lists that come from a service.
    let answered: any PageSource
    let similar: any PageSource
    let named: any PageSource
    let favorites: any PageSource
    let boards: any PageSource
    /// Source of word searches in favorites and seen photos.
    let found: any PageSource
    let folders: any PageSource
    let catalog: any PhotoCatalog
    let seen: any SeenStore

    public func page(_ number: Int, of list: PhotoListID) async throws(CatalogError) -> PhotoList {
        try await page(number, of: list, after: nil)
    }

    /// Photos without a color get the color that was recorded when they were seen.
    public func page(
        _ number: Int, of list: PhotoListID, after last: PhotoID?
    ) async throws(CatalogError) -> PhotoList {
        var page = try await source(of: list).page(number, of: list, after: last)
        let unknown = page.photos.filter { $0.color == nil }.map(\.id)
        if !unknown.isEmpty {
            let colors = seen.colors(of: unknown)
            for index in page.photos.indices where page.photos[index].color == nil {
                page.photos[index].color = colors[page.photos[index].id]
            }
        }
        return page
    }

    private func source(of list: PhotoListID) -> any PageSource {
        switch list {
        case .recommendations: recommendations
        case .ideas: ideas
        case .named: named
        case .favorites: favorites
        case .board: boards
        case .favoritesMatching, .seen: found
        case .similar, .resembling: similar
        case .folder, .alike, .files: folders
        case .search, .topic, .collection, .author, .random: answered
        }
    }

    /// Whether more than half of the service's request limit is left. Local lists can always be prefetched.
    public func allowsPrefetching(in list: PhotoListID) -> Bool {
        guard !list.isLocal else { return true }
        let budget =
            switch list {
            case .author(_, let service): catalog.budget(of: service)
            case .similar(let photo, _): catalog.budget(of: photo.service)
            default: catalog.budget()
            }
        return budget?.allowsPrefetching ?? true
    }
}

extension AllPages {
    public init(
        catalog: any PhotoCatalog, topics: any CachedTopics,
        favorites: any FavoritesStore & FavoritesSearching, boards: any BoardsStore, seen: any SeenStore,
        recent: any RecentPhotos, local: any SimilarPhotos, taste: any TasteRanking,
        pictures: any ColorFinding & DescriptorFinding, files: any LocalFiles,
        folders: any PictureFolders & FileLooks,
        marks: PhotoMarks = PhotoMarks()
    ) {
        let pool = CandidatePool(recent)
        self.init(
            recommendations: RecommendedPages(
                favorites: favorites,
                candidates: TasteCandidates(
                    catalog: catalog, taste: taste, topics: topics, seen: seen, pool: pool)),
            ideas: BoardSuggestions(catalog: catalog, boards: boards, taste: taste),
            answered: CatalogPages(catalog: catalog, pool: pool),
            similar: SimilarPages(catalog: catalog, localPhotos: local, pictures: pictures, files: files),
            named: NamedPages(catalog: catalog, favorites: favorites, marks: marks),
            favorites: StoredPages(favorites: favorites), boards: StoredPages(boards: boards),
            found: StoredPages(matching: favorites, seen: seen), folders: FolderPages(folders: folders),
            catalog: catalog, seen: seen)
    }
}
