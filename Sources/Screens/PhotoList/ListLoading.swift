import GalleryCore
import UseCases

/// Interactor whose functions for lists are those of `PhotoLists`.
protocol ListLoading: ListInteracting {
    var lists: PhotoLists { get }
}

extension ListLoading {
    func loaded(_ list: PhotoListID) async -> PhotoList { stored.renamed(await lists.list(list)) }

    func photo(at index: Int, of list: PhotoListID) async throws(ScreenError) -> (photo: Photo, total: Int?)?
    {
        try await asking(await lists.photo(at: index, of: list)).map { (stored.renamed($0.photo), $0.total) }
    }

    func nearby(at index: Int, of list: PhotoListID) async -> (photo: Photo, total: Int?)? {
        await lists.nearby(at: index, of: list).map { (stored.renamed($0.photo), $0.total) }
    }

    func startOver(_ list: PhotoListID) async { await lists.reset(list) }

    func restore(_ list: PhotoListID, as snapshot: PhotoList) async {
        await lists.restore(list, as: snapshot)
    }

    func takePosition(in list: PhotoListID) async -> (list: PhotoList, index: Int)? {
        guard let index = await lists.takePosition(in: list) else { return nil }
        return (stored.renamed(await lists.list(list)), index)
    }

    func prefetched(of list: PhotoListID) async -> PhotoList? {
        await lists.prefetched(list).map(stored.renamed)
    }

    func more(of list: PhotoListID) async throws(CatalogError) -> PhotoList {
        stored.renamed(try await lists.more(list))
    }
}
