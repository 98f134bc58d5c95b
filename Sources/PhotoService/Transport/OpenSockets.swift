import CCurl
import Glibc
import Synchronization

/// Sockets of libcurl, with a watchdog for its calls. libcurl processes HTTP/2 frames as long as any arrive: a server
/// that floods it with PING or empty DATA frames bypasses all deadlines. Waiting callers therefore run the watchdog.
final class OpenSockets: Sendable {
    private struct Look {
        let turn: UInt64
        let time: UInt64
        let received: [Int32: UInt64]
    }

    private struct State {
        var sockets: Set<Int32> = []
        var last: Look?
    }

    private static let pause = Duration.milliseconds(500)

    /// Maximum duration of a libcurl call, excluding callbacks, in nanoseconds.
    private let stallTimeout: UInt64
    private let state = Mutex(State())
    // Number of the current call. Written only by libcurl's thread.
    private let turn = Atomic<UInt64>(0)
    /// Start of the call on the monotonic clock in nanoseconds; 0 between calls and during callbacks.
    private let start = Atomic<UInt64>(0)

    init(stallTimeout: Duration = .seconds(2)) {
        self.stallTimeout = UInt64(stallTimeout.milliseconds) * 1_000_000
    }

    func insert(_ socket: Int32) { _ = state.withLock { $0.sockets.insert(socket) } }

    /// Closes under the lock, so that `shutdown` never hits a reused descriptor.
    func close(_ socket: Int32) -> Int32 {
        state.withLock { state in
            state.sockets.remove(socket)
            return Glibc.close(socket)
        }
    }

    func work(_ body: () -> Void) {
        turn.add(1, ordering: .relaxed)
        start.store(Self.now, ordering: .relaxed)
        body()
        start.store(0, ordering: .relaxed)
    }

    /// Runs a callback. Its time is not part of the call, since it may block on the disk.
    func outside<Value>(_ body: () -> Value) -> Value {
        let (began, left) = (start.exchange(0, ordering: .relaxed), Self.now)
        defer { if began > 0 { start.store(began + Self.now - left, ordering: .relaxed) } }
        return body()
    }

    func watch() async {
        while (try? await Task.sleep(for: Self.pause)) != nil { look() }
    }

    /// Shuts down the busiest connection if libcurl hangs in one call for two samples. A single one may follow Ctrl-Z.
    private func look() {
        let (turn, start, now) = (turn.load(ordering: .relaxed), start.load(ordering: .relaxed), Self.now)
        guard start > 0, now > start + stallTimeout else { return }
        state.withLock { state in
            let last = state.last.flatMap { $0.turn == turn ? $0 : nil }
            guard last.map({ now > $0.time + 200_000_000 }) ?? true else { return }
            let received = Dictionary(
                uniqueKeysWithValues: state.sockets.map { ($0, gallery_received_bytes($0)) })
            state.last = Look(turn: turn, time: now, received: received)
            guard let last else { return }
            let grown = received.map { (socket: $0, bytes: $1 &- (last.received[$0] ?? 0)) }
            if let most = grown.max(by: { $0.bytes < $1.bytes }), most.bytes > 0 {
                _ = shutdown(most.socket, Int32(SHUT_RDWR))
            }
        }
    }

    private static var now: UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }
}
