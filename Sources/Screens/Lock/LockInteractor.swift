import GalleryCore

/// What is behind the lock.
struct LockInteractor: Sendable {
    let lock: any PersonalLock
    let finger: any FingerprintReading
    let boards: any BoardsStore

    /// Opened for the time of the export.
    func boardsToExport() throws(ScreenError) -> [Board] {
        try storing(lock.openRecognized())
        return try storing(boards.boards())
    }
}
