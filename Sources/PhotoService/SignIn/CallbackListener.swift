import ChildProcesses
import GalleryCore
import Glibc
import Synchronization

/// Takes the answers that browsers bring to 127.0.0.1 until it is released, at most for two minutes.
///
/// A thread of its own serves at most 16 connections, each of which has 5 s and 8 KiB for its request.
final class CallbackListener: Sendable {
    /// What a request is.
    enum Event: Equatable, Sendable {
        case answer(SignInAnswer)
        case declined
        case timedOut
    }

    private struct State {
        var events: [Event] = []
        var isAccepted = false
        var waiter: CheckedContinuation<Event?, Never>?
    }

    private let socket: CallbackSocket
    private let state = Mutex(State())
    /// Foreign answers that wait to be told of; more are only counted as one.
    private static let mostEvents = 8

    var port: Int { socket.port }

    /// Throws `.portTaken`.
    init(port: Int) throws(SignInError) { socket = try CallbackSocket(port: port) }

    deinit { socket.wake() }

    /// Begins to take answers. `judge` says what the parameters of a request mean; nil where they are no answer.
    /// `page` is what the browser shows.
    func serve(
        for lifetime: Duration, judge: @escaping @Sendable (CallbackQuery) -> Event?,
        page: @escaping @Sendable (SignInPage) -> String
    ) {
        let end = ContinuousClock.now + lifetime
        let thread = CallbackThread(socket: socket, end: end) { [weak self] query in
            guard let self, let event = judge(query) else { return nil }
            return page(take(event))
        } ended: { [weak self] in
            self?.give(.timedOut)
        }
        if !DetachedThread.start(isSignalled: false, thread.run) { give(.timedOut) }
    }

    /// The next one; nil when the task is canceled.
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

    /// One right answer counts: what follows is told so.
    private func take(_ event: Event) -> SignInPage {
        let isLate = state.withLock { state in
            defer { if event.isFinal { state.isAccepted = true } }
            return state.isAccepted
        }
        if isLate { return .repeated }
        give(event)
        return event.page
    }

    private func give(_ event: Event) {
        let waiter = state.withLock { state -> CheckedContinuation<Event?, Never>? in
            if let waiter = state.waiter {
                state.waiter = nil
                return waiter
            }
            if event.isFinal || state.events.count < Self.mostEvents { state.events.append(event) }
            return nil
        }
        waiter?.resume(returning: event)
    }

    private func takeWaiter() -> CheckedContinuation<Event?, Never>? {
        state.withLock { state in
            defer { state.waiter = nil }
            return state.waiter
        }
    }
}

extension CallbackListener.Event {
    /// Nothing is waited for behind it.
    fileprivate var isFinal: Bool { self != .answer(.foreign) }

    fileprivate var page: SignInPage {
        switch self {
        case .answer(.code): .accepted
        case .answer(.unmarked): .unmarked
        case .answer(.foreign), .timedOut: .foreign
        case .declined: .declined
        }
    }
}
