import GalleryCore

/// The interactor of a list screen, over the lists as far as they are loaded.
protocol ListLoading: ListInteracting {
    var lists: any PhotoListing { get }
}

extension ListLoading {
    /// What is loaded of a list, without a request.
    func known(_ list: PhotoListID) async -> PhotoList { await lists.list(list) }

    func startOver(_ list: PhotoListID) async { await lists.reset(list) }

    func ahead(of list: PhotoListID) async -> PhotoList? { await lists.ahead(list) }

    func more(of list: PhotoListID) async throws(ScreenError) -> PhotoList {
        try await asking(await lists.more(list))
    }
}
