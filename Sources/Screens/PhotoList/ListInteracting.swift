import GalleryCore

/// What every list screen asks of its interactor.
protocol ListInteracting: Sendable {
    /// The list with one page more.
    func more(of list: PhotoListID) async throws(CatalogError) -> PhotoList
    /// The same before anybody has asked for it; nil where that would be too much.
    func ahead(of list: PhotoListID) async -> PhotoList?
}

extension ListInteracting {
    func ahead(of list: PhotoListID) async -> PhotoList? { nil }
}
