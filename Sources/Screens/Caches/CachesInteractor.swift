import GalleryCore

struct CachesInteractor: Sendable {
    let caches: any Caches

    var contents: CacheContents { caches.contents }

    /// Returns the former contents. Pictures that `undo` needs are in the database, and stay.
    func clear() async -> CacheContents { await caches.clear() }
}
