import GalleryCore

/// What is behind the lock, and what is erased with it.
struct LockInteractor: Sendable {
    let lock: any PersonalLock
    let finger: any FingerprintReading
    let boards: any BoardsStore
    let caches: any Caches
    /// Nil without a home.
    let tokens: (any TokenStore)?

    /// Opened for the time of the export.
    func boardsToExport() throws(ScreenError) -> [Board] {
        try storing(lock.openRecognized())
        return try storing(boards.boards())
    }

    func erase() async throws(ScreenError) {
        try storing(lock.erase())
        for account in tokens?.accounts() ?? [] { _ = try storing(tokens?.forget(account.service)) }
        _ = await caches.clear()
    }
}
