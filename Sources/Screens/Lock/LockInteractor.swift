import GalleryCore
import UseCases

/// Decides which requests the state of the lock allows, and authenticates the user.
struct LockInteractor: Sendable {
    let lock: any PersonalLock
    let finger: any FingerprintReading
    let boards: any BoardsStore
    let session: any SessionLocking
    let erasure: ErasureInteractor
    /// `nil` without a home folder.
    let accounts: (any TokenStore)?
    let signIn: any SigningIn

    /// Services whose account can unlock.
    var unlockingServices: [ServiceName] { Self.services(of: accounts, at: signIn) }

    static func services(of accounts: (any TokenStore)?, at signIn: any SigningIn) -> [ServiceName] {
        (accounts?.unlockingAccounts() ?? []).map(\.service).filter(signIn.usesBuiltInAddress)
    }

    /// Opens the lock and removes the PIN, for the owner of an account that was signed in when the PIN was set; returns
    /// `false` for another account.
    func isRecognized(as account: Account) throws(ScreenError) -> Bool {
        let known = accounts?.unlockingAccounts().first { $0.service == account.service }
        guard let known, known.user == account.user else { return false }
        try storing(lock.openRecognized())
        try storing(lock.remove())
        return true
    }

    /// Whether the user can be recognized by a fingerprint.
    var usesFinger: Bool { get async { await finger.isWanted } }

    /// Whether fingerprints could be used but are switched off.
    var offersFinger: Bool { get async { finger.isPresent ? await !finger.isWanted : false } }

    /// Closes the lock if it is open, and clears personal data from memory.
    @MainActor func hide() async throws(ScreenError) {
        _ = try storing(lock.close())
        await session.lock()
    }

    @MainActor func unhide() { session.unlock() }

    func set(_ pin: String) async throws(ScreenError) {
        do throws(StoreError) { try await lock.set(pin) } catch { throw .store(error) }
        try storing(accounts?.recordUnlocking())
    }

    func remove() throws(ScreenError) { try storing(lock.remove()) }

    /// Time until the next attempt is accepted.
    func wait() throws(StoreError) -> Duration { try lock.wait() }

    func open(with pin: String) async throws(StoreError) -> LockAnswer { try await lock.open(with: pin) }

    /// Opens the lock, and returns the boards to export before an erasure.
    private func boardsToExport() throws(ScreenError) -> [Board] {
        try storing(lock.openRecognized())
        return try storing(boards.boards())
    }

    /// Erases all personal data. `export` gets the boards to export, which it can read; if it returns false, nothing is
    /// erased, and the result is false.
    @MainActor func erase(
        exporting isExported: Bool, by export: @MainActor ([Board]) async -> Bool
    ) async throws(ScreenError) -> Bool {
        let boards = isExported ? try boardsToExport() : []
        do throws(StoreError) {
            guard
                try await erasure.run(after: {
                    if !boards.isEmpty { session.unlock() }
                    return await export(boards)
                })
            else { return false }
        } catch {
            throw .store(error)
        }
        await session.lock()
        session.unlock()
        return true
    }

    func refusal(of request: LockRequest) throws(ScreenError) -> LockRefusal? {
        switch (request, try storing(lock.state())) {
        case (.close, .absent), (.change, .absent), (.remove, .absent): .noPIN
        case (.open, .absent), (.open, .open), (.enter, .absent), (.enter, .open),
            (.signIn, .absent), (.signIn, .open):
            .isOpen
        case (.set, .closed), (.change, .closed), (.remove, .closed): .isClosed
        case (.set, .open): .hasPIN
        case (.close, _), (.open, .closed), (.enter, .closed), (.signIn, .closed), (.reset, _),
            (.set, .absent), (.change, .open), (.remove, .open):
            nil
        }
    }

    /// Waits for a typed PIN or a fingerprint, whichever is first. Returns whether it is right and opened the lock.
    @MainActor
    func isRecognized(
        typing isTyped: @escaping @MainActor () async throws(ScreenError) -> Bool
    ) async throws(ScreenError) -> Bool {
        let typing = Task { () async -> Result<Bool, ScreenError> in
            do throws(ScreenError) { return .success(try await isTyped()) } catch { return .failure(error) }
        }
        let reading = Task { [finger] in
            guard await finger.recognizes(), !Task.isCancelled else { return false }
            typing.cancel()
            return true
        }
        let typed = await withTaskCancellationHandler {
            await typing.value
        } onCancel: {
            typing.cancel()
        }
        reading.cancel()
        guard await reading.value else { return try typed.get() }
        try storing(lock.openRecognized())
        return true
    }
}

enum LockRefusal: Equatable, Sendable {
    case noPIN, hasPIN, isOpen, isClosed
}
