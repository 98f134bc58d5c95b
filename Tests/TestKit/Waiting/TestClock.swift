public import FoundationEssentials
import Synchronization

public final class TestClock: Sendable {
    private let moment: Mutex<Date>

    public init(_ start: Date = Date(timeIntervalSinceReferenceDate: 1_000_000)) { moment = Mutex(start) }

    public var now: Date { moment.withLock { $0 } }

    public func advance(_ seconds: Double) { moment.withLock { $0.addTimeInterval(seconds) } }
}
