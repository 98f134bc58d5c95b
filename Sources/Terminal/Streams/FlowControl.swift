/// How much may be on its way to a terminal at the end of a slow line, so that the echo of a key is never far behind.
///
/// Every buffer between here and there fills itself if it is let: a connection through ssh takes two megabytes before
/// it says no. The terminal is therefore asked after each block whether it is alive (DSR), and the time its answer
/// takes beyond the shortest seen is time spent in queues. As much may be on its way as keeps that near a given
/// measure (RFC 6817, "LEDBAT").
struct FlowControl {
    typealias Instant = ContinuousClock.Instant

    /// Bytes between two questions.
    static let block = 4096
    /// Bytes on their way at most: what a line of 10 Mbit/s holds in 200 ms.
    private static let most = 64 * Double(block)
    /// Seconds in queues that a key may wait for.
    private static let queue = 0.012
    /// A terminal that has not answered by then may never.
    private static let deafness = Duration.seconds(1)
    /// Bytes a second to a terminal that does not answer.
    private static let blindRate = 1_000_000.0

    private struct Mark {
        /// Sent up to and with this block.
        let sent: Int
        let time: Instant
        /// Its answer is read when it comes, and tells the time.
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

    /// Bytes on their way, as far as is known.
    var inFlight: Int { sent - acknowledged }
    /// Questions that are not answered yet.
    var unanswered: Int { marks.count }

    /// Notes a block that is followed by a question.
    mutating func send(_ bytes: Int, at now: Instant) {
        sent += bytes
        marks.append(Mark(sent: sent, time: now, isTimed: true))
        blindUntil = max(blindUntil, now) + .seconds(Double(bytes) / Self.blindRate)
    }

    /// Notes an answer to the oldest question.
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

    /// How long until the next block may go; nil for until the next answer.
    mutating func pause(at now: Instant) -> Duration? {
        if let oldest = marks.first, oldest.time.duration(to: now) > Self.deafness {
            isDeaf = true
            marks = []
        }
        if marks.isEmpty { acknowledged = sent }
        if isDeaf { return max(.zero, now.duration(to: blindUntil)) }
        return inFlight == 0 || inFlight + Self.block <= Int(window) ? .zero : nil
    }

    /// How long answers are waited for from now on.
    func timeout(at now: Instant) -> Duration {
        guard let oldest = marks.first else { return .zero }
        return max(.zero, now.duration(to: oldest.time + Self.deafness)) + .milliseconds(1)
    }

    /// Answers are not read for a while: they say nothing about the line.
    mutating func stopTiming() { for index in marks.indices { marks[index].isTimed = false } }
}

extension ContinuousClock.Instant {
    fileprivate func seconds(to other: ContinuousClock.Instant) -> Double {
        let (seconds, attoseconds) = duration(to: other).components
        return Double(seconds) + Double(attoseconds) / 1e18
    }
}
