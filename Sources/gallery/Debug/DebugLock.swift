import GalleryCore
import Synchronization

/// Lock for `--debug locked`: closed at the start; the PIN is only in memory.
final class DebugLock: PersonalLock {
    private let pin = Mutex<String?>("1234")
    private let isClosed = Mutex(true)

    func state() -> LockState {
        pin.withLock { $0 == nil } ? .absent : isClosed.withLock { $0 } ? .closed : .open
    }
    func close() -> Bool {
        isClosed.withLock { $0 = true }
        return true
    }
    func open(with pin: String) -> LockAnswer {
        guard self.pin.withLock({ $0 == pin }) else { return .wrong(wait: .zero) }
        openRecognized()
        return .right
    }
    func openRecognized() { isClosed.withLock { $0 = false } }
    func wait() -> Duration { .zero }
    func set(_ pin: String) { self.pin.withLock { $0 = pin } }
    func remove() { pin.withLock { $0 = nil } }
    func idle(here: Duration) -> Duration { here }
    var hasUnfinishedErasure: Bool { false }
    /// Refused, so that a simulation erases no data.
    func decideErasure() throws(StoreError) { throw .locked }
    func erase() throws(StoreError) { throw .locked }
    func endErasure() {}
}
