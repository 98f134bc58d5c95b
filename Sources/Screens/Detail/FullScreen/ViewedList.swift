import GalleryCore
import UseCases

/// List whose photos are shown one at a time.
@MainActor
struct ViewedList {
    let id: PhotoListID
    /// Photo at a zero-based index, and the total if known; `nil` past the end.
    let photo: @MainActor (Int) async throws(ScreenError) -> (photo: Photo, total: Int?)?
    /// Like `photo`, for prefetching.
    let nearby: @MainActor (Int) async -> (photo: Photo, total: Int?)?
}
