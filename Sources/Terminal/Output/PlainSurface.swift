import Synchronization
public import TextLayout

/// Output to a terminal without a prompt, as with `-c`, or of pictures to a pipe.
public final class PlainSurface: TerminalSurface {
    private let output: OutputStream
    private let anchor = Mutex(Anchor(on: ScreenSize()))
    private let size: @Sendable () -> ScreenSize

    public let isPipe: Bool

    /// `pipe` is the screen size to assume if the output is a pipe; `nil` for a terminal.
    public init(output: OutputStream, pipe: ScreenSize? = nil) {
        self.output = output
        isPipe = pipe != nil
        size = { pipe ?? Window.size() }
    }

    public var acceptsPartialOutput: Bool { true }

    public func print(_ text: String, below rows: Int?) {
        anchor.withLock { anchor in
            anchor.move(below: rows, on: size())
            output.write(text)
        }
    }

    public func overlay(_ rows: [OverlayRow], after transmission: Transmission?) {
        anchor.withLock { anchor in
            output.send(transmission)
            output.write(anchor.overlay(rows, cursorRow: 0, on: size()))
        }
    }

    public func transient(_ text: String) -> Bool {
        guard !isPipe else { return false }
        output.write("\r" + Escape.clearRight + text)
        return true
    }

    public func request(_ sequence: String) { if !isPipe { output.write(sequence) } }
}
