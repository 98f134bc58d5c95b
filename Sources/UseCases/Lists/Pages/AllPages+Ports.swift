public import GalleryCore

extension AllPages {
    public init(
        catalog: any PhotoCatalog, topics: any CachedTopics,
        favorites: any FavoritesStore & FavoritesSearching, boards: any BoardsStore, seen: any SeenStore,
        recent: any RecentPhotos, local: any SimilarPhotos, taste: any TasteRanking,
        pictures: any ColorFinding & DescriptorFinding, files: any LocalFiles,
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
            found: StoredPages(matching: favorites, seen: seen), catalog: catalog, seen: seen)
    }
}
