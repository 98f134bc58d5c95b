import GalleryCore

/// Searches for a few words per page, cycling through all words.
struct WordSearches: Sendable {
    static let words = 3

    let catalog: any PhotoCatalog

    /// Photos in the order of the words, and the error of the last failed search.
    func page(_ number: Int, of words: [String]) async -> (photos: [Photo], failure: CatalogError?) {
        let turns = max(1, (words.count + Self.words - 1) / Self.words)
        let turn = words.dropFirst((number - 1) % turns * Self.words).prefix(Self.words)
        let page = PageRequest(number: (number - 1) / turns + 1)
        let results = await turn.concurrentResults { [catalog] word throws(CatalogError) in
            try await catalog.page(of: .search(SearchQuery(words: word)), page).items
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
