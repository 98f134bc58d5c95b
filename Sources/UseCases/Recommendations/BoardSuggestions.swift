import FoundationEssentials
import GalleryCore

/// Suggestions for a board: results of searches for words of its photos, ranked by similarity to these photos.
struct BoardSuggestions: PageSource {
    /// Number of board photos to learn from.
    private static let examples = 60

    let catalog: any PhotoCatalog
    let boards: any BoardsStore
    let taste: any TasteRanking

    /// Omits photos of the board. A page that would be less than half full is filled with photos that were disliked,
    /// chosen, or recommended in the last month. A failed search does not affect the others.
    func page(_ number: Int, of list: PhotoListID) async throws(CatalogError) -> PhotoList {
        guard case .ideas(let board) = list else { return PhotoList(hasMore: false) }
        let now = Date()
        let examples = try examples(of: board)
        let terms = taste.searchTerms(like: examples, limit: 4 * WordSearches.limit, at: now)
        guard !terms.isEmpty else { return PhotoList(hasMore: false) }
        let (found, failure) = await WordSearches(catalog: catalog).page(number, of: terms)
        if found.isEmpty, let failure { throw failure }
        var onBoard = (try? boards.among(found.map(\.id), on: board)) ?? []
        let others = found.filter { onBoard.insert($0.id).inserted }
        let past = taste.ineligible(others, at: now)
        return PhotoList(
            fresh: others.filter { !past.contains($0.id) }, others: others.filter { past.contains($0.id) },
            hasMore: !found.isEmpty
        ) { taste.rank($0, like: examples, count: $1, at: now) }
    }

    private func examples(of board: Board.ID) throws(CatalogError) -> [Photo] {
        do throws(StoreError) {
            let found = try boards.photos(
                of: board, matching: WordQuery(), after: nil, count: Self.examples)
            return found.map(\.photo)
        } catch {
            throw .notStored(error)
        }
    }
}

/// Searches for a few words per page, cycling through all words.
private struct WordSearches: Sendable {
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
