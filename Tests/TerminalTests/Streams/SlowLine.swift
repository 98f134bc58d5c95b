@testable import Terminal

/// Simulated connection to a terminal with limited bandwidth, latency and an unlimited buffer.
struct SlowLine {
    typealias Instant = ContinuousClock.Instant

    let bytesPerSecond: Double
    let roundTrip: Duration
    let start = ContinuousClock.now
    private(set) var now: Instant
    /// End of the transmission of queued data.
    private(set) var idleFrom: Instant
    private var answers: [Instant] = []
    /// Maximum delay of a key's echo.
    private(set) var longestQueue = Duration.zero

    init(bytesPerSecond: Double, roundTrip: Duration) {
        self.bytesPerSecond = bytesPerSecond
        self.roundTrip = roundTrip
        now = start
        idleFrom = start
    }

    /// Sends `bytes` through `flow`; returns the seconds until everything has arrived.
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
