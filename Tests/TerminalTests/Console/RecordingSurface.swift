import Synchronization
import Terminal
import TextLayout

final class RecordingSurface: TerminalSurface {
    private let state = Mutex<
        (
            printed: [String], below: [Int?], overlays: [[OverlayRow]], transients: [String],
            requests: [String]
        )
    >(([], [], [], [], []))

    let acceptsPartialOutput: Bool
    let isPipe: Bool

    init(acceptsPartialOutput: Bool = false, isPipe: Bool = false) {
        (self.acceptsPartialOutput, self.isPipe) = (acceptsPartialOutput, isPipe)
    }

    var printed: [String] { state.withLock { $0.printed } }
    /// Rows of each output that left the output above in place; `nil` for the others.
    var below: [Int?] { state.withLock { $0.below } }
    var overlays: [[OverlayRow]] { state.withLock { $0.overlays } }
    var transients: [String] { state.withLock { $0.transients } }

    var requests: [String] { state.withLock { $0.requests } }

    func request(_ sequence: String) { state.withLock { $0.requests.append(sequence) } }
    func print(_ text: String, below rows: Int?) {
        state.withLock {
            $0.printed.append(text)
            $0.below.append(rows)
        }
    }
    func overlay(_ rows: [OverlayRow], after transmission: Transmission?) {
        state.withLock { $0.overlays.append(rows) }
    }
    func transient(_ text: String) -> Bool {
        state.withLock { $0.transients.append(text) }
        return true
    }
}
