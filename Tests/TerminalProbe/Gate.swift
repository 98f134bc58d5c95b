import Glibc
import Synchronization

/// Receives the letters that a test writes to a FIFO to trigger events.
final class Gate: Sendable {
    private struct State {
        var isOpen = false
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())

    /// `a` calls `above`; any other letter opens the gate.
    func listen(to path: String, above: @escaping @Sendable () -> Void) {
        let work = Unmanaged.passRetained(Work { self.listen(path, above) })
        var thread = pthread_t()
        pthread_create(
            &thread, nil,
            { context in
                if let context { Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body() }
                return nil
            }, work.toOpaque())
    }

    func wait() async {
        await withCheckedContinuation { waiting in
            let isOpen = state.withLock { state in
                if !state.isOpen { state.waiting.append(waiting) }
                return state.isOpen
            }
            if isOpen { waiting.resume() }
        }
    }

    private func listen(_ path: String, _ above: @Sendable () -> Void) {
        let fifo = Glibc.open(path, O_RDWR)
        var letter: UInt8 = 0
        while read(fifo, &letter, 1) == 1 {
            if letter == UInt8(ascii: "a") { above() } else { open() }
        }
    }

    private func open() {
        let waiting = state.withLock { state in
            state.isOpen = true
            defer { state.waiting = [] }
            return state.waiting
        }
        waiting.forEach { $0.resume() }
    }

    private final class Work: Sendable {
        let body: @Sendable () -> Void
        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }
}
