import ChildProcesses
import GalleryCore
import Glibc
import Synchronization

/// The program behind the demo: started when first asked for, once for all who ask, and gone with this object.
final class DemoServerProcess: Sendable {
    /// A running program and the catalog that speaks with it.
    struct Running: Sendable {
        let companion: ChildProcess
        let catalog: UnsplashCatalog
    }

    private typealias Answer = Result<UnsplashCatalog, CatalogError>

    private enum State {
        case idle
        case starting([ObjectIdentifier: CheckedContinuation<Answer, Never>])
        case running(Running)
    }

    private let state = Mutex(State.idle)
    private let launch: @Sendable () throws(CatalogError) -> Running

    /// `launch` may block; it runs on a thread of its own.
    init(launch: @escaping @Sendable () throws(CatalogError) -> Running) { self.launch = launch }

    /// The catalog over the running program; nil while there is none.
    var current: UnsplashCatalog? {
        state.withLock { state in
            if case .running(let running) = state { running.catalog } else { nil }
        }
    }

    /// The catalog, once the program listens.
    func catalog() async throws(CatalogError) -> UnsplashCatalog {
        let ticket = Ticket()
        let answer = await withTaskCancellationHandler {
            await withCheckedContinuation { wait(ObjectIdentifier(ticket), ticket, $0) }
        } onCancel: {
            ticket.cancel()
            removeWaiter(ObjectIdentifier(ticket))?.resume(returning: .failure(.cancelled))
        }
        return try answer.get()
    }

    /// Ends a program that no longer answers, unless another has taken its place already.
    func abandon(_ catalog: UnsplashCatalog) {
        // Ending a program takes a moment, which is spent outside the lock.
        let ended: Running? = state.withLock { state in
            guard case .running(let running) = state, running.catalog === catalog else { return nil }
            state = .idle
            return running
        }
        ended?.companion.stop()
    }

    private func wait(
        _ id: ObjectIdentifier, _ ticket: Ticket, _ continuation: CheckedContinuation<Answer, Never>
    ) {
        // Under the lock either the mark is seen here, or the waiter is found by whoever sets it.
        let (answer, mustLaunch): (Answer?, Bool) = state.withLock { state in
            if ticket.isCancelled { return (.failure(.cancelled), false) }
            switch state {
            case .running(let running): return (.success(running.catalog), false)
            case .idle:
                state = .starting([id: continuation])
                return (nil, true)
            case .starting(var waiters):
                waiters[id] = continuation
                state = .starting(waiters)
                return (nil, false)
            }
        }
        if let answer { continuation.resume(returning: answer) }
        guard mustLaunch else { return }
        let isStarted = DetachedThread.start(isSignalled: false) { [self] in
            do throws(CatalogError) { settle(.success(try launch())) } catch { settle(.failure(error)) }
        }
        if !isStarted { settle(.failure(.offline(.demo(.noThread)))) }
    }

    private func removeWaiter(_ id: ObjectIdentifier) -> CheckedContinuation<Answer, Never>? {
        state.withLock { state in
            guard case .starting(var waiters) = state else { return nil }
            defer { state = .starting(waiters) }
            return waiters.removeValue(forKey: id)
        }
    }

    private func settle(_ result: Result<Running, CatalogError>) {
        let waiters = state.withLock { state in
            guard case .starting(let waiters) = state else { return [CheckedContinuation<Answer, Never>]() }
            if case .success(let running) = result { state = .running(running) } else { state = .idle }
            return Array(waiters.values)
        }
        for waiter in waiters { waiter.resume(returning: result.map(\.catalog)) }
    }
}

/// Reading what a program says first.
enum FirstLine {
    /// The line without its end; nil when none came in time, the output ended, or it is longer than 200 bytes.
    static func read(from descriptor: Int32, within patience: Duration) -> String? {
        let clock = ContinuousClock()
        let end = clock.now + patience
        var line: [UInt8] = []
        while line.count <= 200 {
            let left = clock.now.duration(to: end)
            guard left > .zero else { return nil }
            var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            let ready = poll(&waiting, 1, Int32(clamping: left.milliseconds))
            if ready <= 0 { continue }
            var byte: UInt8 = 0
            let count = Glibc.read(descriptor, &byte, 1)
            if count < 0, errno == EINTR { continue }
            guard count == 1 else { return nil }
            if byte == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
            line.append(byte)
        }
        return nil
    }
}
