import GalleryCore

/// Searches for some words a page, a page further each round.
struct WordSearches: Sendable {
    /// Words that are searched for a page.
    static let words = 3

    let catalog: any PhotoCatalog

    /// What was found, in the order of the words, and how the last search that failed did.
    func page(_ number: Int, of words: [String]) async -> (photos: [Photo], failure: CatalogError?) {
        let turns = max(1, (words.count + Self.words - 1) / Self.words)
        let turn = words.dropFirst((number - 1) % turns * Self.words).prefix(Self.words)
        let page = PageRequest(number: (number - 1) / turns + 1)
        return await withTaskGroup(of: (Int, Result<[Photo], CatalogError>).self) { [catalog] group in
            for (place, word) in turn.enumerated() {
                group.addTask {
                    do throws(CatalogError) {
                        let found = try await catalog.page(of: .search(SearchQuery(words: word)), page)
                        return (place, .success(found.items))
                    } catch {
                        return (place, .failure(error))
                    }
                }
            }
            var found: [(Int, [Photo])] = []
            var failure: CatalogError?
            for await (place, result) in group {
                switch result {
                case .success(let photos): found.append((place, photos))
                case .failure(let error): failure = error
                }
            }
            return (found.sorted { $0.0 < $1.0 }.flatMap(\.1), failure)
        }
    }
}
