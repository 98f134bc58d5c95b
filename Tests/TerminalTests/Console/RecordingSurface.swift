import Synchronization
import Terminal
import Viper

/// Remembers what was put on it.
final class RecordingSurface: TerminalSurface {
    private let state = Mutex<(printed: [String], overlays: [[OverlayRow]], transients: [String])>(
        ([], [], []))

    var printed: [String] { state.withLock { $0.printed } }
    var overlays: [[OverlayRow]] { state.withLock { $0.overlays } }
    var transients: [String] { state.withLock { $0.transients } }

    func print(_ text: String) { state.withLock { $0.printed.append(text) } }
    func overlay(_ rows: [OverlayRow], after transmission: Transmission?) {
        state.withLock { $0.overlays.append(rows) }
    }
    func transient(_ text: String) -> Bool {
        state.withLock { $0.transients.append(text) }
        return true
    }
}
