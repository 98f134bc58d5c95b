import FoundationEssentials
public import GalleryCore
import Synchronization

/// Sends favorite changes to the signed-in services in the background, oldest first, including those left by earlier
/// sessions. The store is the queue. A failed or refused change does not block later ones.
public final class FavoriteMirror: Sendable {
    private static let longestPause = Duration.seconds(1800)

    private struct State {
        var isOn: Bool
        var failures = 0
        /// End of the pause after a service refused requests.
        var rest: ContinuousClock.Instant?
        var progress: [ServiceName: MirrorProgress] = [:]
        var notices: [MirrorNotice] = []
    }

    let store: any MirrorStore
    private let accounts: (any TokenStore)?
    private let favorites: (any AccountFavorites)?
    /// Delay before the first retry; doubled for each further failure, up to `longestPause`.
    private let pause: Duration
    private let state: Mutex<State>
    private let task = RequestedTask()

    /// `accounts` and `favorites` are `nil` if sign-in is unavailable.
    public init(
        store: any MirrorStore, accounts: (any TokenStore)?, favorites: (any AccountFavorites)?, isOn: Bool,
        pause: Duration = .seconds(15)
    ) {
        self.store = store
        self.accounts = accounts
        self.favorites = favorites
        self.pause = pause
        state = Mutex(State(isOn: isOn))
    }

    public var isOn: Bool { state.withLock { $0.isOn } }

    /// Identifier of the account to which favorites are mirrored; `nil` if mirroring is off or no account is signed in.
    public func user(at service: ServiceName) -> String? {
        isOn ? accounts?.account(at: service)?.user : nil
    }

    /// Starts sending queued changes, or stops. A read-only token is reported at once.
    public func turn(on isOn: Bool) {
        let wasOn = state.withLock { state in
            defer { state.isOn = isOn }
            if !state.isOn { state.progress = [:] }
            return state.isOn
        }
        guard isOn, !wasOn else { return }
        let accounts = accounts?.accounts() ?? []
        if accounts.isEmpty { report(.noAccount) }
        for account in accounts where !mayWrite(account) { hold(account, .readOnly(account.service)) }
        wake()
    }

    /// Starts sending, or makes the running task check the queue again before it ends.
    public func wake() {
        let maySend = state.withLock { $0.isOn && $0.rest.map { $0 <= .now } ?? true }
        guard maySend else { return }
        // Reported with the change itself, not when it is sent.
        for account in accounts?.accounts() ?? [] where !mayWrite(account) && !isSuspended(account) {
            if let count = try? store.count(for: account), count > 0 {
                hold(account, .readOnly(account.service))
            }
        }
        task.request { await self.run() }
    }

    public func takeNotices() -> [MirrorNotice] {
        state.withLock { state in
            defer { state.notices = [] }
            return state.notices
        }
    }

    public var isSignedIn: Bool { accounts?.accounts().isEmpty == false }

    /// Numbers of queued changes of signed-in accounts, without zeros; empty while the store is locked.
    public func waiting() -> [(service: ServiceName, count: Int)] {
        (accounts?.accounts() ?? []).compactMap { account in
            (try? store.count(for: account)).flatMap { $0 > 0 ? (account.service, $0) : nil }
        }
    }

    public func forgetChanges(for service: ServiceName) throws(StoreError) {
        try store.forgetChanges(for: service)
    }

    /// Waits for pending sends; cancels them after `limit`.
    public func finish(within limit: Duration = .seconds(2)) async { await task.finish(within: limit) }

    private func run() async {
        while task.consumeRequest() {
            if Task.isCancelled { continue }
            let isDone = await store.exclusively { await self.sendAll() }
            // Another process is sending, perhaps an earlier change of this photo, so this process tries again later.
            if !isDone { again(after: min(pause, .seconds(2))) }
        }
    }

    private func sendAll() async {
        guard let favorites else { return }
        for account in accounts?.accounts() ?? [] {
            // If the store is locked, sending is retried later.
            do throws(StoreError) { try await sendAll(to: account, favorites) } catch { failed(nil) }
        }
    }

    func mayWrite(_ account: Account) -> Bool {
        accounts?.token(of: account.service)?.mayWrite == true
    }

    func isSuspended(_ account: Account) -> Bool { progress(of: account) { $0.isSuspended } }

    /// Reads or changes the progress of the account since it signed in.
    @discardableResult func progress<Value: Sendable>(
        of account: Account, _ change: @Sendable (inout MirrorProgress) -> Value
    ) -> Value {
        state.withLock { state in
            var progress = state.progress[account.service] ?? MirrorProgress(signedInAt: account.signedInAt)
            if progress.signedInAt != account.signedInAt {
                progress = MirrorProgress(signedInAt: account.signedInAt)
            }
            defer { state.progress[account.service] = progress }
            return change(&progress)
        }
    }

    /// Stops sending to the account until it signs in or mirroring is turned on again.
    func hold(_ account: Account, _ notice: MirrorNotice) {
        progress(of: account) { $0.isSuspended = true }
        report(notice)
    }

    func reportRefusal(_ account: Account) {
        if progress(of: account, { $0.consumeRefusal() }) { report(.rejected(account.service)) }
    }

    func report(_ notice: MirrorNotice) {
        state.withLock { state in if !state.notices.contains(notice) { state.notices.append(notice) } }
    }

    func succeeded() { state.withLock { $0.failures = 0 } }

    /// Schedules a retry. `why` is `nil` for store failures and for changes that failed individually.
    func failed(_ why: CatalogError?) {
        let wait = state.withLock { state in
            defer { state.failures += 1 }
            let wait = min(pause * (1 << min(state.failures, 16)), Self.longestPause)
            let asked = why?.retryDate.map { Duration.seconds(max(0, $0.timeIntervalSinceNow)) } ?? .zero
            // Offline, the next favorite is sent at once, as the network may be back. A refusing service needs a pause.
            if let why, !why.isOffline { state.rest = .now + max(wait, asked) }
            return max(wait, asked)
        }
        again(after: wait)
    }

    private func again(after wait: Duration) { task.retry(after: wait) { [weak self] in self?.wake() } }
}
