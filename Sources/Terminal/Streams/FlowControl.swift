/// Limits the data in flight to a terminal on a slow connection, so that key echo stays fast.
///
/// Without a limit, buffers fill up: ssh alone accepts 2 MB before it blocks. A DSR query follows each block. The time
/// until its answer, minus the shortest such time, is the queueing delay, kept near a target (RFC 6817).
struct FlowControl {
    typealias Instant = ContinuousClock.Instant

    /// Bytes between two queries.
    static let block = 4096
    /// Maximum number of bytes in flight: the amount that a 10 Mbit/s connection sends in 200 ms.
    private static let most = 64 * Double(block)
    /// Target queueing delay in seconds.
    private static let queue = 0.012
    /// Time after which the terminal is considered not to answer queries.
    private static let answerTimeout = Duration.seconds(1)
    /// Bytes per second assumed for a terminal that does not answer.
    private static let assumedRate = 1_000_000.0

    private struct SentBlock {
        /// Total bytes sent, including this block.
        let sent: Int
        let time: Instant
        var isTimed: Bool
    }

    private var blocks: [SentBlock] = []
    private var sent = 0
    private var acknowledged = 0
    private var window = Double(block)
    private var shortest = Double.infinity
    private var isUnresponsive = false
    private var assumedUntil: Instant

    init(at now: Instant) { assumedUntil = now }

    var inFlight: Int { sent - acknowledged }
    var unanswered: Int { blocks.count }

    mutating func send(_ bytes: Int, at now: Instant) {
        sent += bytes
        blocks.append(SentBlock(sent: sent, time: now, isTimed: true))
        assumedUntil = max(assumedUntil, now) + .seconds(Double(bytes) / Self.assumedRate)
    }

    mutating func acknowledge(at now: Instant) {
        isUnresponsive = false
        guard !blocks.isEmpty else { return }
        let block = blocks.removeFirst()
        let bytes = block.sent - acknowledged
        acknowledged = block.sent
        guard block.isTimed else { return }
        let took = block.time.duration(to: now) / .seconds(1)
        shortest = min(shortest, took)
        let room = 1 - (took - shortest) / Self.queue
        window += Double(bytes) * min(0.75, max(-0.5, room))
        window = min(max(window, Double(Self.block)), Self.most)
    }

    /// Delay before the next block; `nil` to wait for the next answer.
    mutating func pause(at now: Instant) -> Duration? {
        if let oldest = blocks.first, oldest.time.duration(to: now) > Self.answerTimeout {
            isUnresponsive = true
            blocks = []
        }
        if blocks.isEmpty { acknowledged = sent }
        if isUnresponsive { return max(.zero, now.duration(to: assumedUntil)) }
        return inFlight == 0 || inFlight + Self.block <= Int(window) ? .zero : nil
    }

    func timeout(at now: Instant) -> Duration {
        guard let oldest = blocks.first else { return .zero }
        return max(.zero, now.duration(to: oldest.time + Self.answerTimeout)) + .milliseconds(1)
    }

    mutating func stopTiming() { for index in blocks.indices { blocks[index].isTimed = false } }
}
