import CCurl
import Glibc
import Synchronization

/// The sockets of libcurl, and how long it has not returned.
///
/// libcurl reads frames of HTTP/2 for as long as there are some: a server that sends PING or empty DATA frames without a
/// pause keeps it from every deadline. Those who wait for an answer look at it meanwhile.
final class OpenSockets: Sendable {
    /// What was seen at one look.
    private struct Look {
        let turn: UInt64
        let time: UInt64
        /// Bytes that have come to each socket.
        let received: [Int32: UInt64]
    }

    private struct State {
        var sockets: Set<Int32> = []
        var last: Look?
    }

    private static let pause = Duration.milliseconds(500)

    /// How long libcurl may be at work at a stretch, in nanoseconds, without what callbacks take.
    private let patience: UInt64
    private let state = Mutex(State())
    // Written by the thread of libcurl alone.
    private let turn = Atomic<UInt64>(0)
    /// When the turn began, in nanoseconds; 0 between turns and in callbacks.
    private let start = Atomic<UInt64>(0)

    init(patience: Duration = .seconds(2)) { self.patience = UInt64(patience.milliseconds) * 1_000_000 }

    func insert(_ socket: Int32) { _ = state.withLock { $0.sockets.insert(socket) } }

    /// Closes it. With the lock held, so that its number is not another file's when it is shut down.
    func close(_ socket: Int32) -> Int32 {
        state.withLock { state in
            state.sockets.remove(socket)
            return Glibc.close(socket)
        }
    }

    /// A turn of libcurl.
    func work(_ body: () -> Void) {
        turn.add(1, ordering: .relaxed)
        start.store(Self.now, ordering: .relaxed)
        body()
        start.store(0, ordering: .relaxed)
    }

    /// What a callback does, which may wait for the disk.
    func outside<Value>(_ body: () -> Value) -> Value {
        let (began, left) = (start.exchange(0, ordering: .relaxed), Self.now)
        defer { if began > 0 { start.store(began + Self.now - left, ordering: .relaxed) } }
        return body()
    }

    /// Looks now and then, until the task is canceled.
    func watch() async {
        while (try? await Task.sleep(for: Self.pause)) != nil { look() }
    }

    /// Ends the connection that brings most where libcurl does not return. Two looks are needed for that: a program
    /// that was stopped is given a moment.
    private func look() {
        let (turn, start, now) = (turn.load(ordering: .relaxed), start.load(ordering: .relaxed), Self.now)
        guard start > 0, now > start + patience else { return }
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
