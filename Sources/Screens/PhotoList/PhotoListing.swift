public import GalleryCore

/// Lists by name, as far as they are loaded.
public protocol PhotoListing: Sendable {
    /// What is known so far, without asking anybody.
    func list(_ id: PhotoListID) async -> PhotoList
    /// Loads the next page that brings a photo not seen yet. A page that failed is asked for again next time.
    func more(_ id: PhotoListID) async throws(CatalogError) -> PhotoList
    /// The list as it will be with its next page, which is asked for now if it may be, and kept until `more` wants it;
    /// nil when there is none to be had.
    func ahead(_ id: PhotoListID) async -> PhotoList?
    /// Starts the list over with the next page. Until that has come, and when it does not come, all stays.
    func reset(_ id: PhotoListID) async
    /// Forgets everything, as when the service changes.
    func resetAll() async
    /// Begins a list with photos from memory; what the service sends is put behind them.
    func seed(_ id: PhotoListID, with photos: [Photo]) async
}
