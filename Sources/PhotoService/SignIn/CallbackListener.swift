import ChildProcesses
import GalleryCore
import Glibc
import Synchronization

/// Accepts answers that browsers deliver to 127.0.0.1, until deinitialization or timeout. Only an answer with the
/// state of the sign-in is final. A dedicated thread serves at most 16 connections, each for 5 s and one request.
final class CallbackListener: Sendable {
    enum Event: Equatable, Sendable {
        case code(SignInCode)
        case declined
        /// Forged answer, or an answer to another sign-in.
        case foreign(hasState: Bool)
        case timedOut
    }

    private struct State {
        var events: [Event] = []
        var isLaunched = false
        var isAccepted = false
        var hasAnswerWithoutState = false
        var waiter: CheckedContinuation<Event?, Never>?
    }

    private let socket: CallbackSocket
    private let state = Mutex(State())
    /// Maximum length of the queue for `next`; further foreign answers are dropped.
    private static let maxEvents = 8
    private let launchPath = "/" + RandomText.make(bytes: 16)

    var port: Int { socket.port }
    /// Address that redirects once to the service's page. Contains no secret: `ps` shows it to all users.
    var launchAddress: String { ServiceSignIn.redirectAddress(port: port) + launchPath.dropFirst() }
    var hasAnswerWithoutState: Bool { state.withLock { $0.hasAnswerWithoutState } }

    init(port: Int) throws(SignInError) { socket = try CallbackSocket(port: port) }

    deinit { socket.stop() }

    /// Starts to accept answers to the sign-in `begun`. `page` returns the text that the browser shows.
    func serve(
        _ begun: BegunSignIn, for lifetime: Duration, page: @escaping @Sendable (SignInPage) -> String
    ) {
        let end = ContinuousClock.now + lifetime
        let thread = CallbackThread(socket: socket, end: end) { [weak self] path, query, client in
            guard let self else { return .notFound }
            if ConstantTime.areEqual(path.utf8, launchPath.utf8) { return launch(begun.page, for: client) }
            guard path == "/", let event = begun.event(query) else { return .notFound }
            let shown = take(event)
            return .page(shown == .foreign ? .forbidden : .ok, page(shown))
        } ended: { [weak self] in
            self?.give(.timedOut)
        }
        if !DetachedThread.start(isSignalled: false, thread.run) { give(.timedOut) }
    }

    /// Next event; `nil` if the task is canceled.
    func next() async -> Event? {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let ready: Event?? = state.withLock { state in
                    if Task.isCancelled { return .some(nil) }
                    if !state.events.isEmpty { return .some(state.events.removeFirst()) }
                    state.waiter = continuation
                    return nil
                }
                if let ready { continuation.resume(returning: ready) }
            }
        } onCancel: {
            takeWaiter()?.resume(returning: nil)
        }
    }

    /// Redirects this user's browser only: other users can find the address in the process list, and may open it first.
    private func launch(_ page: String, for client: UInt16) -> CallbackReply {
        guard LoopbackPeer.isAllowed(port: client, connectedTo: port) else { return .notFound }
        let isFirst = state.withLock { state in
            defer { state.isLaunched = true }
            return !state.isLaunched && !state.isAccepted
        }
        return isFirst ? .redirect(page) : .notFound
    }

    /// Queues the event unless the sign-in has ended; returns the page that the browser shows.
    private func take(_ event: Event) -> SignInPage {
        let isLate = state.withLock { state in
            if event == .foreign(hasState: false) { state.hasAnswerWithoutState = true }
            defer { if event.isFinal { state.isAccepted = true } }
            return state.isAccepted
        }
        guard event.isFinal, isLate else {
            if !isLate { give(event) }
            return event.page
        }
        return .repeated
    }

    private func give(_ event: Event) {
        let waiter = state.withLock { state -> CheckedContinuation<Event?, Never>? in
            if let waiter = state.waiter {
                state.waiter = nil
                return waiter
            }
            if event.isFinal || state.events.count < Self.maxEvents { state.events.append(event) }
            return nil
        }
        waiter?.resume(returning: event)
    }

    private func takeWaiter() -> CheckedContinuation<Event?, Never>? {
        state.withLock { exchange(&$0.waiter, with: nil) }
    }
}

extension CallbackListener.Event {
    fileprivate var isFinal: Bool {
        if case .foreign = self { false } else { true }
    }

    fileprivate var page: SignInPage {
        switch self {
        case .code: .accepted
        case .declined: .declined
        case .foreign, .timedOut: .foreign
        }
    }
}
