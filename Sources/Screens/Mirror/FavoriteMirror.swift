import FoundationEssentials
public import GalleryCore
import Synchronization

/// Tells the services of accounts of favorites that come and go, while the person goes on: one change after the other,
/// the oldest first, also those that an earlier session left. The store is the queue. A change that fails or is refused
/// does not hold the ones after it.
public final class FavoriteMirror: FavoriteMirroring {
    private static let longestPause = Duration.seconds(1800)

    private struct State {
        var isOn: Bool
        var isWanted = false
        var task: Task<Void, Never>?
        var retry: Task<Void, Never>?
        var failures = 0
        /// Until when nothing goes out, since a service refuses.
        var rest: ContinuousClock.Instant?
        var progress: [ServiceName: MirrorProgress] = [:]
        var news: [MirrorNews] = []
    }

    let store: any MirrorStore
    private let accounts: (any TokenStore)?
    private let favorites: (any AccountFavorites)?
    /// Before what failed is tried again; twice as long each time.
    private let pause: Duration
    private let state: Mutex<State>

    /// `accounts` and `favorites` are nil where nobody can sign in.
    public init(
        store: any MirrorStore, accounts: (any TokenStore)?, favorites: (any AccountFavorites)?, isOn: Bool,
        pause: Duration = .seconds(15)
    ) {
        (self.store, self.accounts, self.favorites, self.pause) = (store, accounts, favorites, pause)
        state = Mutex(State(isOn: isOn))
    }

    public var isOn: Bool { state.withLock { $0.isOn } }

    /// The account that is told of favorites of that service.
    public func user(at service: ServiceName) -> String? {
        isOn ? accounts?.account(at: service)?.user : nil
    }

    /// Begins with what is waiting, or stops. Tokens that are for reading only are told of at once.
    public func turn(on isOn: Bool) {
        let wasOn = state.withLock { state in
            defer { state.isOn = isOn }
            if !state.isOn { state.progress = [:] }
            return state.isOn
        }
        guard isOn, !wasOn else { return }
        let accounts = accounts?.accounts() ?? []
        if accounts.isEmpty { tell(.nobody) }
        for account in accounts where !mayWrite(account) { hold(account, .readOnly(account.service)) }
        wake()
    }

    /// Begins to send, or has what is running look again at the end.
    public func wake() {
        state.withLock { state in
            guard state.isOn, state.rest.map({ $0 <= .now }) ?? true else { return }
            state.isWanted = true
            guard state.task == nil else { return }
            state.task = Task.detached(priority: .utility) { await self.run() }
        }
    }

    /// What has to be told since the last call.
    public func takeNews() -> [MirrorNews] {
        state.withLock { state in
            defer { state.news = [] }
            return state.news
        }
    }

    public var isSignedIn: Bool { accounts?.accounts().isEmpty == false }

    /// What waits for each account that is signed in; nothing while that is locked.
    public func waiting() -> [(service: ServiceName, count: Int)] {
        (accounts?.accounts() ?? []).compactMap { account in
            (try? store.count(for: account)).flatMap { $0 > 0 ? (account.service, $0) : nil }
        }
    }

    public func forgetChanges(for service: ServiceName) throws(StoreError) {
        try store.forgetChanges(for: service)
    }

    /// At the end of a session: returns when what is being sent is done, at the latest after `limit`.
    public func finish(within limit: Duration = .seconds(2)) async {
        let task = state.withLock { state in
            state.retry?.cancel()
            return state.task
        }
        guard let task else { return }
        let end = Task {
            do { try await Task.sleep(for: limit) } catch { return }
            task.cancel()
        }
        await task.value
        end.cancel()
    }

    private func run() async {
        while takesWish() {
            let isDone = await store.alone { await self.sendAll() }
            // What another shell sends may come before what waits here.
            if !isDone { again(after: min(pause, .seconds(2))) }
        }
    }

    /// False when nobody wants more; then it is not running any longer.
    private func takesWish() -> Bool {
        state.withLock { state in
            defer { state.isWanted = false }
            if !state.isWanted || Task.isCancelled { state.task = nil }
            return state.task != nil
        }
    }

    private func sendAll() async {
        guard let favorites else { return }
        for account in accounts?.accounts() ?? [] {
            // What the store refuses now, as while it is locked, it may take later.
            do throws(StoreError) { try await sendAll(to: account, favorites) } catch { failed(nil) }
        }
    }

    func mayWrite(_ account: Account) -> Bool {
        accounts?.token(of: account.service)?.mayWrite == true
    }

    func isHeld(_ account: Account) -> Bool { progress(of: account) { $0.isHeld } }

    /// Reads or changes what is known of the account since it signed in.
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

    /// Nothing more goes to the account until it signs in again.
    func hold(_ account: Account, _ news: MirrorNews) {
        progress(of: account) { $0.isHeld = true }
        tell(news)
    }

    func tellRefusal(_ account: Account) {
        if progress(of: account, { $0.tellsRefusal() }) { tell(.rejected(account.service)) }
    }

    func tell(_ news: MirrorNews) {
        state.withLock { state in if !state.news.contains(news) { state.news.append(news) } }
    }

    func succeeded() { state.withLock { $0.failures = 0 } }

    /// `why` is nil for a store that refuses, and for changes that failed alone.
    func failed(_ why: CatalogError?) {
        let wait = state.withLock { state in
            defer { state.failures += 1 }
            let wait = min(pause * (1 << min(state.failures, 16)), Self.longestPause)
            let asked = why?.retryDate.map { Duration.seconds(max(0, $0.timeIntervalSinceNow)) } ?? .zero
            // Who is offline may be online with the next favorite; a service that refuses wants to be left alone.
            if let why, !why.isOffline { state.rest = .now + max(wait, asked) }
            return max(wait, asked)
        }
        again(after: wait)
    }

    private func again(after wait: Duration) {
        let retry = Task.detached(priority: .utility) { [weak self] in
            try? await Task.sleep(for: wait)
            if !Task.isCancelled { self?.wake() }
        }
        state.withLock { state in
            state.retry?.cancel()
            state.retry = retry
        }
    }
}
