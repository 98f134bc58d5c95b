import Synchronization
import Testing

@testable import PhotoStore

@Suite(.timeLimit(.minutes(10))) struct BusyRetryTests {
    private let elapsed = Clock()
    private let told = Told()

    private func retry(step: Duration) -> BusyRetry {
        BusyRetry(
            .seconds(5), now: { [elapsed] in elapsed.now }, pause: { [elapsed] in elapsed.add(step) },
            report: { [told] in told.add($0) })
    }

    private func attempts(_ retry: BusyRetry) -> Int {
        var attempts = 0
        while attempts < 10_000, retry.goesOn(attempts) { attempts += 1 }
        retry.settle()
        return attempts
    }

    @Test func `the waits of a command share one time limit`() {
        let retry = retry(step: .milliseconds(50))
        #expect(attempts(retry) == 100)
        #expect(attempts(retry) == 0)
        retry.renew()
        #expect(attempts(retry) == 100)
    }

    @Test func `progress of other processes restarts the time limit of a command`() {
        let retry = retry(step: .milliseconds(50))
        for attempt in 0..<90 { _ = retry.goesOn(attempt) }
        retry.renew()
        #expect(attempts(retry) == 100)
    }

    @Test func `a wait is reported once after half a second, and again when it ends`() {
        let retry = retry(step: .milliseconds(50))
        for attempt in 0...9 { _ = retry.goesOn(attempt) }
        #expect(told.all.isEmpty && !retry.isLong)
        for attempt in 10...40 { _ = retry.goesOn(attempt) }
        #expect(told.all == [true] && retry.isLong)
        retry.settle()
        retry.settle()
        #expect(told.all == [true, false] && !retry.isLong)
    }

    @Test func `time during which the process was stopped does not count toward the time limit`() {
        let retry = retry(step: .milliseconds(50))
        _ = retry.goesOn(0)
        elapsed.add(.seconds(3_600))
        #expect(retry.goesOn(1))
    }

    @Test func `a canceled task stops waiting for the database`() async {
        let retry = retry(step: .milliseconds(50))
        let task = Task {
            while !Task.isCancelled { await Task.yield() }
            return retry.goesOn(0)
        }
        task.cancel()
        #expect(await !task.value)
    }
}

private final class Clock: Sendable {
    private let start = ContinuousClock.now
    private let elapsed = Mutex(Duration.zero)
    var now: ContinuousClock.Instant { start + elapsed.withLock { $0 } }
    func add(_ step: Duration) { elapsed.withLock { $0 += step } }
}

private final class Told: Sendable {
    private let values = Mutex<[Bool]>([])
    var all: [Bool] { values.withLock { $0 } }
    func add(_ value: Bool) { values.withLock { $0.append(value) } }
}
