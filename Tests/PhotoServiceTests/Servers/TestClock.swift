import FoundationEssentials
import Synchronization

final class TestClock: Sendable {
    private let moment: Mutex<Date>

    init(_ start: Date) { moment = Mutex(start) }

    var now: Date { moment.withLock { $0 } }

    func advance(_ seconds: Double) { moment.withLock { $0.addTimeInterval(seconds) } }
}
