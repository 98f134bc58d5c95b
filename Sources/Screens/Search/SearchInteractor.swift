import FoundationEssentials
import GalleryCore

/// Searching: every search starts over, ends up in the history with its count, and is never asked for twice.
struct SearchInteractor: SearchInteracting {
    let catalog: any PhotoCatalog
    let lists: any PhotoListing
    let history: any HistoryStore

    var service: ServiceName { catalog.service }

    func find(_ query: SearchQuery) async throws(Trouble) -> PhotoList {
        await lists.reset(.search(query))
        let list = try await more(of: .search(query))
        // A search that cannot be noted is still a search.
        try? history.append(
            search: PastSearch(text: query.text, resultCount: list.total, date: Date()),
            service: catalog.service)
        return list
    }

    func ahead(of list: PhotoListID) async -> PhotoList? { await lists.ahead(list) }

    func more(of list: PhotoListID) async throws(Trouble) -> PhotoList {
        try await asking { () throws(CatalogError) in try await lists.more(list) }
    }

    func earlierSearches() -> [PastSearch] { (try? history.searches(limit: 10)) ?? [] }

    func unavailable(in query: SearchQuery) -> [FilterGap] { catalog.filters.gaps(in: query) }
}
