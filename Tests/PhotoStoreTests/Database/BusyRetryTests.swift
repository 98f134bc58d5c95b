import Synchronization
import Testing

@testable import PhotoStore

@Suite struct BusyRetryTests {
    @Test func `a lock is asked for again until the limit, and each wait begins anew`() {
        let elapsed = Mutex(Duration.zero)
        let began = ContinuousClock.now
        let retry = BusyRetry(
            .seconds(5), now: { began + elapsed.withLock { $0 } },
            pause: { elapsed.withLock { $0 += .milliseconds(500) } })
        for _ in 0..<2 {
            var attempts = 0
            while attempts < 100, retry.goesOn(attempts) { attempts += 1 }
            #expect(attempts == 10)
        }
        #expect(elapsed.withLock { $0 } == .seconds(10))
    }
}
