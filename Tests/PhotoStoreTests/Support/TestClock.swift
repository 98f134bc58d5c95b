import FoundationEssentials
import Synchronization

final class TestClock: Sendable {
    private let seconds = Mutex(1_000_000.0)

    var now: Date { Date(timeIntervalSinceReferenceDate: seconds.withLock { $0 }) }

    func advance(by step: Double) { seconds.withLock { $0 += step } }
}
