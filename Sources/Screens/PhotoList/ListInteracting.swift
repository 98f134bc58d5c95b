import CommandShell
import GalleryCore
import TextLayout
import UseCases
import Viper
import Wording

protocol ListInteracting: Sendable {
    var stored: StoredPhotosInteractor { get }
    func more(of list: PhotoListID) async throws(CatalogError) -> PhotoList
    /// List including the prefetched next page; `nil` at the end, or if too few requests remain.
    func prefetched(of list: PhotoListID) async -> PhotoList?
    /// If the list was restarted, restores it to `snapshot`.
    func restore(_ list: PhotoListID, as snapshot: PhotoList) async
    /// List, and zero-based index of the photo at which to continue; `nil` unless another screen moved the position.
    func takePosition(in list: PhotoListID) async -> (list: PhotoList, index: Int)?
    func recordDrawn(_ photos: [Photo], in list: PhotoListID)
}

extension ListInteracting {
    func restore(_ list: PhotoListID, as snapshot: PhotoList) async {}
    func prefetched(of list: PhotoListID) async -> PhotoList? { nil }
    func takePosition(in list: PhotoListID) async -> (list: PhotoList, index: Int)? { nil }
    func recordDrawn(_ photos: [Photo], in list: PhotoListID) {}
}
