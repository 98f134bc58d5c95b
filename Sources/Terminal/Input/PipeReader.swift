public import CommandShell
import Glibc

/// Lines from standard input when it is no terminal: no prompt, no editing.
@MainActor
public final class PipeReader: LineSource {
    private let lines: PipeLines
    private let listener: SignalListener
    private let descriptor: Int32
    private let refuse: @MainActor (_ limit: Int) -> Void
    private var count = 0

    /// Reads `descriptor`. A line longer than 1 MiB is left out and `refuse` called with the limit in bytes.
    public init(descriptor: Int32 = 0, refuse: @escaping @MainActor (_ limit: Int) -> Void) {
        let lines = PipeLines(descriptor: descriptor)
        (self.lines, self.descriptor, self.refuse) = (lines, descriptor, refuse)
        listener = .forLines(lines.interruption)
    }

    /// The next line. A descriptor that cannot be read is at its end.
    public func next() async -> Input {
        while true {
            let result = await lines.next()
            if case .piece = result { count += 1 }
            switch result {
            case .piece(.line(let line)): return .line(line)
            case .piece(.tooLong): refuse(LineSplitter.longest)
            case .other(let input): return input
            }
        }
    }

    /// The next line, as any other; from a terminal nothing of it is shown.
    public func secret(asking ask: () -> Void) async -> String? {
        guard isatty(descriptor) == 1 else {
            let result = await withTaskCancellationHandler {
                await lines.next()
            } onCancel: {
                lines.abandon()
            }
            if case .piece = result { count += 1 }
            return if case .piece(.line(let line)) = result { line } else { nil }
        }
        return await HiddenLine.readFromTerminal(descriptor, asking: ask)
    }

    /// The last line's number.
    public var place: LinePosition? { .line(count) }

    /// What Ctrl-C does while a command runs. `action` is called on the signal thread.
    public func onInterrupt(_ action: (@Sendable () -> Void)?) { lines.interruption.set(action) }

    /// Not recorded in history.
    public func remember(_ line: String) {}
}
