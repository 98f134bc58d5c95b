public import GalleryCore

/// Erases all locked data and the lock. The decision is stored first: if the program is killed, the next start erases.
public struct PersonalErasure: Sendable {
    let lock: any PersonalLock
    let caches: any Caches
    /// `nil` without a home.
    let tokens: (any TokenStore)?

    public init(lock: any PersonalLock, caches: any Caches, tokens: (any TokenStore)?) {
        self.lock = lock
        self.caches = caches
        self.tokens = tokens
    }

    /// Finishes the erasure of a program that was killed; false if nothing was to be erased.
    public func resume() async throws(StoreError) -> Bool {
        guard lock.isErasureLeft else { return false }
        try await run()
        return true
    }

    public func decide() throws(StoreError) { try lock.decideErasure() }

    /// Takes the decision back. Nothing may have been erased yet.
    public func cancel() throws(StoreError) { try lock.endErasure() }

    public func run() async throws(StoreError) {
        try decide()
        try lock.erase()
        for account in tokens?.accounts() ?? [] { _ = try tokens?.forget(account.service) }
        _ = await caches.clear()
        try lock.endErasure()
    }
}
