import FoundationEssentials
import GalleryCore

extension FavoriteMirror {
    /// Number of remaining requests that are reserved for the user.
    private static let reserve = 5
    /// Number of consecutive failures that are attributed to the service instead of the changes.
    private static let maxFailures = 2

    /// Sends the account's changes until none can be sent, mirroring is turned off, or the service requires a pause.
    func sendAll(
        to account: Account, _ favorites: any AccountFavorites
    ) async throws(StoreError) {
        var failures = 0
        while isOn, !Task.isCancelled, !isSuspended(account) {
            let skipped = progress(of: account) { $0.skipped }
            guard let change = try store.next(for: account, except: skipped) else {
                reportRefusal(account)
                if progress(of: account, { $0.resumePostponed() }) { failed(nil) }
                return
            }
            guard mayWrite(account) else { return hold(account, .readOnly(account.service)) }
            switch try await send(change, favorites, account) {
            case .done: failures = 0
            case .stopped: return
            case .failed(let why):
                progress(of: account) { $0.postpone(change) }
                failures += 1
                if failures == Self.maxFailures { return failed(why) }
            }
        }
    }

    private enum Outcome {
        /// The service accepted or refused the change.
        case done
        case failed(CatalogError)
        /// No further changes of the account can be sent for now.
        case stopped
    }

    private func send(
        _ change: MirroredChange, _ favorites: any AccountFavorites, _ account: Account
    ) async throws(StoreError) -> Outcome {
        let left: RateBudget?
        do throws(MirrorError) {
            left = try await favorites.set(change.isFavorite, change.key, of: account)
        } catch {
            return try outcome(of: error, change, account)
        }
        try store.remove(change)
        reportRefusal(account)
        for refused in progress(of: account, { $0.accept() }) { try store.remove(refused) }
        succeeded()
        guard let left, left.remaining <= Self.reserve else { return .done }
        failed(.rateLimited(until: Date(timeIntervalSinceNow: 600)))
        return .stopped
    }

    private func outcome(
        of error: MirrorError, _ change: MirroredChange, _ account: Account
    ) throws(StoreError) -> Outcome {
        switch error {
        case .forbidden where !progress(of: account, { $0.refuse(change) }):
            if isSuspended(account) { report(.forbidden(account.service)) }
        case .forbidden, .rejected:
            try store.remove(change)
            report(.rejected(account.service))
        case .unreachable(let why) where why.mayBeOfOneRequest: return .failed(why)
        case .revoked:
            hold(account, .revoked(account.service))
            return .stopped
        case .unreachable(let why):
            if why != .cancelled { failed(why) }
            return .stopped
        }
        return .done
    }
}
