import GalleryCore

/// A list is loaded page by page and started over only when the person asks.
struct PhotoListScreenInteractor: ListInteracting {
    let lists: PhotoLists

    /// What is loaded of it already; empty where a list is another one each time.
    func known(_ list: PhotoListID) async -> PhotoList {
        switch list {
        case .topic, .collection, .author, .similar: await lists.list(list)
        default: PhotoList()
        }
    }

    func startOver(_ list: PhotoListID) async { await lists.reset(list) }

    func ahead(of list: PhotoListID) async -> PhotoList? { await lists.ahead(list) }

    func more(of list: PhotoListID) async throws(CatalogError) -> PhotoList {
        try await lists.more(list)
    }
}
