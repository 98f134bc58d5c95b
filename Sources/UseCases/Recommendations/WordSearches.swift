import GalleryCore

/// Searches for a few words per page, cycling through all words.
struct WordSearches: Sendable {
    static let limit = 3

    let catalog: any PhotoCatalog

    /// Photos in the order of the words, and the error of the last failed search.
    func page(_ number: Int, of terms: [String]) async -> (photos: [Photo], failure: CatalogError?) {
        let turns = max(1, (terms.count + Self.limit - 1) / Self.limit)
        let turn = terms.dropFirst((number - 1) % turns * Self.limit).prefix(Self.limit)
        let page = PageRequest(number: (number - 1) / turns + 1)
        let results = await turn.concurrentResults { [catalog] word throws(CatalogError) in
            try await catalog.page(of: .search(SearchQuery(keywords: word)), page).items
        }
        var found: (photos: [Photo], failure: CatalogError?) = ([], nil)
        for result in results {
            switch result {
            case .success(let photos): found.photos += photos
            case .failure(let error): found.failure = error
            }
        }
        return found
    }
}
