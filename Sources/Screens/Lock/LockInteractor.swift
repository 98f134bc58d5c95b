import GalleryCore

struct LockInteractor: Sendable {
    let lock: any PersonalLock
    let finger: any FingerprintReading
    let boards: any BoardsStore

    /// Boards, read from a store unlocked only for the export.
    func boardsToExport() throws(ScreenError) -> [Board] {
        try storing(lock.openRecognized())
        return try storing(boards.boards())
    }
}
