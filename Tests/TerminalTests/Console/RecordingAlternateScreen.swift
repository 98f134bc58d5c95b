import CommandShell
import Synchronization
import Terminal
import TextLayout

/// Alternate screen that records its contents. A wait for a key ends without a key when `start` has returned.
final class RecordingAlternateScreen: AlternateScreen {
    private let state = Mutex<
        (
            filled: [String], updates: [String], overlays: [[OverlayRow]], returns: Int, requests: [String],
            held: [String], mice: [Bool]
        )
    >(([], [], [], 0, [], [], []))

    /// Whether each filled screen reads the mouse.
    var mice: [Bool] { state.withLock(\.mice) }

    var filled: [String] { state.withLock(\.filled) }
    var updates: [String] { state.withLock(\.updates) }
    var overlays: [[OverlayRow]] { state.withLock(\.overlays) }
    /// Requests after the return to the main screen.
    var requests: [String] { state.withLock(\.requests) }
    /// Requests while the alternate screen is shown.
    var held: [String] { state.withLock(\.held) }
    var returns: Int { state.withLock(\.returns) }

    func fill(_ text: String, readsMouse: Bool) {
        state.withLock {
            $0.filled.append(text)
            $0.mice.append(readsMouse)
        }
    }
    func update(_ text: String) -> Bool {
        state.withLock { $0.updates.append(text) }
        return true
    }
    func giveBack() { state.withLock { $0.returns += 1 } }
    func key(within limit: Duration?, from start: @escaping @Sendable () async -> Void) async
        -> FullScreenEvent
    {
        await start()
        return limit == nil ? .ended : .time
    }
    var acceptsPartialOutput: Bool { true }
    func print(_ text: String, below rows: Int?) {}
    func overlay(_ rows: [OverlayRow], after transmission: Transmission?) {
        state.withLock { $0.overlays.append(rows) }
    }
    func transient(_ text: String) -> Bool { true }
    func request(_ sequence: String) {
        state.withLock {
            if $0.returns > 0 { $0.requests.append(sequence) } else { $0.held.append(sequence) }
        }
    }
}
