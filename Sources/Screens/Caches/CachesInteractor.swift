import GalleryCore

struct CachesInteractor: Sendable {
    let caches: any Caches
    let undo: any UndoStore

    var contents: CacheContents { caches.contents }

    /// Clears the caches and the removed data that `undo` restores. `removed` are the former contents of the caches;
    /// `isUndoCleared` is false if the store refused, as while personal data is locked, so that `undo` still works.
    func clear() async -> (removed: CacheContents, isUndoCleared: Bool) {
        let removed = await caches.clear()
        return (removed, (try? undo.clear()) != nil)
    }
}
