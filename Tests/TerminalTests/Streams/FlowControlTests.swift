import Testing

@testable import Terminal

@Suite struct FlowControlTests {
    private let screenful = 2_500_000

    /// Bandwidth (10, 100 or 1 Mbit/s) in bytes/s, round-trip time in ms, and maximum queueing delay in ms.
    @Test(arguments: [
        (1_250_000.0, 0, 50), (1_250_000, 40, 50), (1_250_000, 200, 80), (12_500_000, 5, 50),
        (125_000, 30, 110),
    ])
    func `the queueing delay during a transmission stays within the limit for the bandwidth`(
        _ rate: Double, _ roundTrip: Int, _ most: Int
    ) {
        var line = SlowLine(bytesPerSecond: rate, roundTrip: .milliseconds(roundTrip))
        var flow = FlowControl(at: line.start)
        _ = line.carry(screenful, by: &flow)
        #expect(line.longestQueue <= .milliseconds(most), "\(line.longestQueue)")
        #expect(flow.inFlight == 0)
    }

    /// Bandwidth in bytes per second, round-trip time in milliseconds, and maximum duration relative to full bandwidth.
    @Test(arguments: [(1_250_000.0, 0, 1.1), (1_250_000, 40, 1.3), (1_250_000, 150, 2), (125_000, 30, 1.3)])
    func `the throughput is at least half the bandwidth`(_ rate: Double, _ roundTrip: Int, _ most: Double) {
        var line = SlowLine(bytesPerSecond: rate, roundTrip: .milliseconds(roundTrip))
        var flow = FlowControl(at: line.start)
        let seconds = line.carry(screenful, by: &flow)
        #expect(seconds < Double(screenful) / rate * most, "\(seconds) s")
    }

    @Test func `pictures are sent at about 1 MB/s to a terminal that does not answer`() {
        var now = ContinuousClock.now
        var flow = FlowControl(at: now)
        flow.send(4096, at: now)
        #expect(flow.pause(at: now) == nil)
        #expect(flow.timeout(at: now) > .milliseconds(900))
        now += .milliseconds(1001)
        var sent = 0
        let end = now + .seconds(1)
        while now < end {
            let pause = flow.pause(at: now) ?? .seconds(9)
            if pause == .zero {
                flow.send(4096, at: now)
                sent += 4096
            }
            now += pause
        }
        #expect((900_000...1_100_000).contains(sent), "\(sent)")
        flow.acknowledge(at: now)
        #expect(flow.pause(at: now) == nil)
    }

    @Test func `a late answer received after timing was stopped does not keep the window small`() {
        var now = ContinuousClock.now
        var flow = FlowControl(at: now)
        func fill(_ flow: inout FlowControl) -> Int {
            while flow.pause(at: now) == .zero { flow.send(4096, at: now) }
            return flow.inFlight
        }
        for _ in 0..<20 {
            _ = fill(&flow)
            now += .milliseconds(3)
            while flow.unanswered > 0 { flow.acknowledge(at: now) }
        }
        let window = fill(&flow)
        flow.stopTiming()
        now += .milliseconds(900)
        while flow.unanswered > 0 { flow.acknowledge(at: now) }
        #expect(fill(&flow) == window && window > 4 * 4096, "\(window)")
    }
}
