import Dispatch
import Glibc
import Synchronization

/// Thread that starts child processes. Never ends, because the kernel sends a process its death signal
/// (PR_SET_PDEATHSIG of prctl(2)) when the thread that called posix_spawn(3) ends.
final class SpawnThread: Sendable {
    static let shared = SpawnThread()

    typealias Start = @Sendable () -> (process: pid_t, code: Int32)

    private struct State {
        var isRunning = false
        var requests: [@Sendable () -> Void] = []
        /// Processes that are not reaped. Only these may be signaled, since the system reuses the IDs of others.
        var processes: Set<pid_t> = []
    }

    private final class Reply: Sendable {
        let value = Mutex<(process: pid_t, code: Int32)>((-1, EAGAIN))
        let isThere = DispatchSemaphore(value: 0)
    }

    private let state = Mutex(State())
    private let pending = DispatchSemaphore(value: 0)

    /// Runs `body` on the thread and waits for its result; the code is EAGAIN if the thread cannot be created.
    func start(_ body: @escaping Start) -> (process: pid_t, code: Int32) {
        let reply = Reply()
        let isRunning = state.withLock { state in
            if !state.isRunning {
                state.isRunning = DetachedThread.start(isSignalled: false) { self.serve() }
            }
            guard state.isRunning else { return false }
            state.requests.append {
                let value = body()
                if value.code == 0 { self.state.withLock { _ = $0.processes.insert(value.process) } }
                reply.value.withLock { $0 = value }
                reply.isThere.signal()
            }
            return true
        }
        if isRunning {
            pending.signal()
            reply.isThere.wait()
        }
        return reply.value.withLock(\.self)
    }

    /// Kills a process unless it was reaped.
    func kill(_ process: pid_t) {
        state.withLock { if $0.processes.contains(process) { _ = Glibc.kill(process, SIGKILL) } }
    }

    /// Kills a process and waits for its end; later calls do nothing.
    func reap(_ process: pid_t) {
        let isRunning = state.withLock { state in
            guard state.processes.remove(process) != nil else { return false }
            _ = Glibc.kill(process, SIGKILL)
            return true
        }
        guard isRunning else { return }
        while waitpid(process, nil, 0) < 0, errno == EINTR {}
    }

    func killAll() {
        state.withLock { for process in $0.processes { _ = Glibc.kill(process, SIGKILL) } }
    }

    private func serve() {
        while true {
            pending.wait()
            state.withLock { $0.requests.removeFirst() }()
        }
    }
}
