/// Limits the data in flight to a terminal on a slow connection, so that key echo stays fast.
///
/// Buffers on the path fill up if allowed: ssh accepts two megabytes before it blocks. So a DSR query follows
/// each block; the delay beyond the shortest answer time is queueing. Aims at a target delay (RFC 6817).
struct FlowControl {
    typealias Instant = ContinuousClock.Instant

    /// Bytes between two queries.
    static let block = 4096
    /// Maximum number of bytes in flight: those of a 10 Mbit/s connection in 200 ms.
    private static let most = 64 * Double(block)
    /// Target queueing delay in seconds.
    private static let queue = 0.012
    /// Time after which the terminal is assumed not to answer.
    private static let deafness = Duration.seconds(1)
    /// Bytes per second for a terminal that does not answer.
    private static let blindRate = 1_000_000.0

    private struct Mark {
        /// Total bytes sent including this block.
        let sent: Int
        let time: Instant
        /// Whether the answer is read when it arrives, so that its time is meaningful.
        var isTimed: Bool
    }

    private var marks: [Mark] = []
    private var sent = 0
    private var acknowledged = 0
    private var window = Double(block)
    private var shortest = Double.infinity
    private var isDeaf = false
    private var blindUntil: Instant

    init(at now: Instant) { blindUntil = now }

    var inFlight: Int { sent - acknowledged }
    var unanswered: Int { marks.count }

    mutating func send(_ bytes: Int, at now: Instant) {
        sent += bytes
        marks.append(Mark(sent: sent, time: now, isTimed: true))
        blindUntil = max(blindUntil, now) + .seconds(Double(bytes) / Self.blindRate)
    }

    mutating func acknowledge(at now: Instant) {
        isDeaf = false
        guard !marks.isEmpty else { return }
        let mark = marks.removeFirst()
        let bytes = mark.sent - acknowledged
        acknowledged = mark.sent
        guard mark.isTimed else { return }
        let took = mark.time.seconds(to: now)
        shortest = min(shortest, took)
        let room = 1 - (took - shortest) / Self.queue
        window += Double(bytes) * min(0.75, max(-0.5, room))
        window = min(max(window, Double(Self.block)), Self.most)
    }

    /// Delay before the next block; `nil` until the next answer.
    mutating func pause(at now: Instant) -> Duration? {
        if let oldest = marks.first, oldest.time.duration(to: now) > Self.deafness {
            isDeaf = true
            marks = []
        }
        if marks.isEmpty { acknowledged = sent }
        if isDeaf { return max(.zero, now.duration(to: blindUntil)) }
        return inFlight == 0 || inFlight + Self.block <= Int(window) ? .zero : nil
    }

    /// Remaining time to wait for answers.
    func timeout(at now: Instant) -> Duration {
        guard let oldest = marks.first else { return .zero }
        return max(.zero, now.duration(to: oldest.time + Self.deafness)) + .milliseconds(1)
    }

    /// Excludes pending answers from timing, since they will be read late.
    mutating func stopTiming() { for index in marks.indices { marks[index].isTimed = false } }
}

extension ContinuousClock.Instant {
    fileprivate func seconds(to other: ContinuousClock.Instant) -> Double {
        let (seconds, attoseconds) = duration(to: other).components
        return Double(seconds) + Double(attoseconds) / 1e18
    }
}
