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
