import Synchronization
public import TextLayout

/// A terminal without a prompt, as with `-c`.
public final class PlainSurface: TerminalSurface {
    private let output: OutputStream
    private let anchor = Mutex(Anchor(on: ScreenSize()))

    /// Writes to `output`.
    public init(output: OutputStream) { self.output = output }

    /// Prints output that ends in column 0.
    /// There is no line.
    public var takesPieces: Bool { true }

    public func print(_ text: String) {
        anchor.withLock { anchor in
            anchor = Anchor(on: Window.size())
            output.write(text)
        }
    }

    /// Paints into the last output.
    public func overlay(_ rows: [OverlayRow], after transmission: Transmission?) {
        anchor.withLock { anchor in
            output.send(transmission)
            output.write(anchor.overlay(rows, cursorRow: 0, on: Window.size()))
        }
    }

    /// Replaces the row the cursor is in.
    public func transient(_ text: String) -> Bool {
        output.write("\r" + Escape.clearRight + text)
        return true
    }

    public func request(_ sequence: String) { output.write(sequence) }
}
