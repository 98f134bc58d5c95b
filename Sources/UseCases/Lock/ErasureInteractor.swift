public import GalleryCore

/// Erases all locked data, the lock, sign-ins and caches. The decision is stored first, so that `resume` can finish.
public struct ErasureInteractor: Sendable {
    let lock: any PersonalLock
    let caches: any Caches
    /// `nil` without a home folder.
    let tokens: (any TokenStore)?
    let exporter: any BoardExporting

    public init(
        lock: any PersonalLock, caches: any Caches, tokens: (any TokenStore)?, exporter: any BoardExporting
    ) {
        self.lock = lock
        self.caches = caches
        self.tokens = tokens
        self.exporter = exporter
    }

    /// Finishes an erasure that a killed process left incomplete; returns false if no erasure is pending.
    public func resume() async throws(StoreError) -> Bool {
        guard lock.hasUnfinishedErasure else { return false }
        try await run()
        return true
    }

    /// Stores the decision, exports and erases. If `export` returns false or the task is canceled, removes the exported
    /// folders, erases nothing and returns false.
    public func run(after export: @MainActor () async -> Bool) async throws(StoreError) -> Bool {
        try lock.decideErasure()
        let exported = exporter.published.count
        guard await export(), !Task.isCancelled else {
            for path in exporter.published.dropFirst(exported) { exporter.remove(path) }
            try lock.endErasure()
            return false
        }
        try await run()
        return true
    }

    private func run() async throws(StoreError) {
        // Repeated for `resume`: the store ends only an erasure that this process has decided.
        try lock.decideErasure()
        try lock.erase()
        for account in tokens?.accounts() ?? [] { _ = try tokens?.forget(account.service) }
        _ = await caches.clear()
        try lock.endErasure()
    }
}
