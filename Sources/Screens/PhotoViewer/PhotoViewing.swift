import GalleryCore
import UseCases

/// Photos of lists, for screens that show one photo at a time.
protocol PhotoViewing: Sendable {
    /// Photo at a zero-based index and the total, loading a page if needed; `nil` past the end.
    func photo(at index: Int, of list: PhotoListID) async throws(ScreenError) -> (photo: Photo, total: Int?)?
    /// Like `photo(at:of:)`, but for prefetching: also `nil` on failure, or if too few requests remain.
    func nearby(at index: Int, of list: PhotoListID) async -> (photo: Photo, total: Int?)?
    func loaded(_ list: PhotoListID) async -> PhotoList
    /// Records a photo as seen and starts measuring its viewing time.
    func beginViewing(_ photo: Photo)
}
