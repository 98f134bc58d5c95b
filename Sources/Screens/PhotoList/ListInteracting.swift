import CommandShell
import GalleryCore
import TextLayout
import UseCases
import Viper
import Wording

protocol ListInteracting: Sendable {
    func more(of list: PhotoListID) async throws(CatalogError) -> PhotoList
    /// Prefetches another page; `nil` if that would use too much of the request limit.
    func ahead(of list: PhotoListID) async -> PhotoList?
    /// Restores a list to `known` if it was restarted.
    func restore(_ list: PhotoListID, as known: PhotoList) async
    /// Records which photos of a list were drawn.
    func noteDrawn(_ photos: [Photo], in list: PhotoListID)
}

extension ListInteracting {
    func restore(_ list: PhotoListID, as known: PhotoList) async {}
    func ahead(of list: PhotoListID) async -> PhotoList? { nil }
    func noteDrawn(_ photos: [Photo], in list: PhotoListID) {}
}
