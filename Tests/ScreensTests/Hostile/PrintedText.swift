import Synchronization
import Terminal
import TextLayout

final class PrintedText: TerminalSurface {
    private let text = Mutex("")

    /// Text since the last call.
    func take() -> String {
        text.withLock { text in
            defer { text = "" }
            return text
        }
    }

    var acceptsPartialOutput: Bool { true }
    func request(_ sequence: String) { text.withLock { $0 += sequence } }
    func print(_ text: String, below rows: Int?) { self.text.withLock { $0 += text } }
    func overlay(_ rows: [OverlayRow], after transmission: Transmission?) {}
    func transient(_ text: String) -> Bool {
        self.text.withLock { $0 += text }
        return true
    }
}
