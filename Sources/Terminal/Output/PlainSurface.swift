import Synchronization
public import TextLayout

/// Terminal output without a prompt, as with `-c`.
public final class PlainSurface: TerminalSurface {
    private let output: OutputStream
    private let anchor = Mutex(Anchor(on: ScreenSize()))

    public init(output: OutputStream) { self.output = output }

    public var acceptsPartialOutput: Bool { true }

    public func print(_ text: String) {
        anchor.withLock { anchor in
            anchor = Anchor(on: Window.size())
            output.write(text)
        }
    }

    public func overlay(_ rows: [OverlayRow], after transmission: Transmission?) {
        anchor.withLock { anchor in
            output.send(transmission)
            output.write(anchor.overlay(rows, cursorRow: 0, on: Window.size()))
        }
    }

    public func transient(_ text: String) -> Bool {
        output.write("\r" + Escape.clearRight + text)
        return true
    }

    public func request(_ sequence: String) { output.write(sequence) }
}
