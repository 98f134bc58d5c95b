import GalleryCore
import UseCases

/// List whose photos are shown one at a time.
@MainActor
struct ViewedList {
    let id: PhotoListID
    let title: ListTitle
    /// Photo at a zero-based index of the list, and the total if known; `nil` past the end.
    let photo: @MainActor (Int, PhotoListID) async throws(ScreenError) -> (photo: Photo, total: Int?)?
    /// Like `photo`, for prefetching: also `nil` on failure, or if too few requests remain.
    let nearby: @MainActor (Int, PhotoListID) async -> (photo: Photo, total: Int?)?
    let loaded: @MainActor (PhotoListID) async -> PhotoList
    /// Records a shown photo as viewed; not called for the first photo.
    let viewed: @MainActor (Photo) -> Void
}
