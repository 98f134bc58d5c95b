import FoundationEssentials
import GalleryCore
import Synchronization

extension FileIndex {
    /// Seconds for which files in folders whose names have not changed count as unchanged.
    private static let valid: TimeInterval = 600
    /// Seconds for which work in the background, which finds files that were changed in place, takes them as unchanged.
    private static let fresh: TimeInterval = 60

    /// Reads new and changed files of a folder and all folders below. Unless `isForced`, reads only folders whose names
    /// have changed if all files were looked at in the last minutes or are being looked at in the background. Throws if
    /// nothing can be stored.
    func update(
        _ query: FolderQuery, isForced: Bool = false, isInBackground: Bool = false
    ) async throws(StoreError) {
        // Creates the file if it is missing.
        _ = database.read { _ in true }
        let now = Date(), former = read.withLock { $0[query.path] }
        let file = databaseFile, isLost = former?.database != file
        if isLost { orders.remove() }
        let age = isLost ? .infinity : former.map { now.timeIntervalSince($0.date) } ?? .infinity
        let readsAllFiles = isForced || age > (isInBackground ? Self.fresh : Self.valid)
        guard readsAllFiles || !isInBackground else { return }
        if isInBackground, !isLost { read.withLock { $0[query.path]?.date = now } }
        var update = FileIndexUpdate(self, query, readsAllFiles: readsAllFiles, at: now)
        let isComplete: Bool
        do throws(StoreError) { isComplete = try await update.run() } catch {
            read.withLock { $0[query.path] = former }
            throw error
        }
        if isComplete, let file, databaseFile != file {
            // Another process has removed the index during the update.
            return try await self.update(query, isForced: true, isInBackground: isInBackground)
        }
        let reading = Reading(
            date: readsAllFiles ? now : former?.date ?? now, database: databaseFile,
            includesHidden: query.includesHidden, unreadable: update.unreadable)
        read.withLock { $0[query.path] = isComplete ? reading : former }
        // The next search need not wait for the order.
        if isInBackground { _ = database.read { try orders.identifiers(of: query, $0).count } }
    }
}
