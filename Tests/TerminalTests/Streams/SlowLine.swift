@testable import Terminal

/// A line to a terminal, in a time of its own: so many bytes a second, and so long on the way, with a buffer before it
/// that takes everything.
struct SlowLine {
    typealias Instant = ContinuousClock.Instant

    let bytesPerSecond: Double
    let roundTrip: Duration
    let start = ContinuousClock.now
    private(set) var now: Instant
    /// When the line has sent what it was given.
    private(set) var idleFrom: Instant
    /// When answers come back.
    private var answers: [Instant] = []
    /// The longest a key's echo would have waited in the buffer.
    private(set) var longestQueue = Duration.zero

    init(bytesPerSecond: Double, roundTrip: Duration) {
        self.bytesPerSecond = bytesPerSecond
        self.roundTrip = roundTrip
        (now, idleFrom) = (start, start)
    }

    /// Sends pieces of that many bytes through `flow`; returns the seconds until the last has arrived.
    mutating func carry(_ bytes: Int, by flow: inout FlowControl) -> Double {
        var left = bytes
        while left > 0 || !answers.isEmpty {
            while let first = answers.first, first <= now {
                answers.removeFirst()
                flow.acknowledge(at: now)
            }
            let pause = left > 0 ? flow.pause(at: now) : nil
            if left > 0, pause == .zero {
                flow.send(FlowControl.block, at: now)
                left -= FlowControl.block
                idleFrom = max(idleFrom, now) + .seconds(Double(FlowControl.block) / bytesPerSecond)
                longestQueue = max(longestQueue, now.duration(to: idleFrom))
                answers.append(idleFrom + roundTrip)
            } else {
                now = min(answers.first ?? .now + .seconds(60), now + (pause ?? .seconds(60)))
            }
        }
        return Double(start.duration(to: idleFrom) / .milliseconds(1)) / 1000
    }
}
