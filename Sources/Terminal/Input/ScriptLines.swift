public import CommandShell
import Glibc
import Synchronization

/// Lines that are known beforehand, as with `-c`.
@MainActor
public final class ScriptLines: LineSource {
    private var lines: ArraySlice<String>
    private let interruption: InterruptionCell
    private let listener: SignalListener
    private let count: Int

    /// Gives the lines one by one, then the end.
    public init(_ lines: [String]) {
        self.lines = lines[...]
        count = lines.count
        let cell = InterruptionCell()
        interruption = cell
        listener = .forLines(cell)
    }

    /// The next line.
    public func next() async -> Input {
        if let input = interruption.take() { return input }
        return lines.popFirst().map { .line($0) } ?? .end
    }

    /// A line of standard input, which is not where the commands come from; a terminal shows nothing of it.
    public func secret(asking ask: () -> Void) async -> String? {
        isatty(0) == 1
            ? await HiddenLine.readFromTerminal(0, asking: ask) : await HiddenLine.read(0)
    }

    public func typed(
        atMost limit: Int, where isTaken: @escaping @Sendable (Unicode.Scalar) -> Bool,
        changed: @escaping @MainActor @Sendable (String) -> Void
    ) async -> String? {
        await TypedText(limit: limit, isTaken: isTaken, changed: changed).readFromTerminal(0)
    }

    /// The last one's number, where there are several.
    public var place: LinePosition? { count > 1 ? .command(count - lines.count) : nil }

    /// What Ctrl-C does while a command runs. `action` is called on the signal thread.
    public func onInterrupt(_ action: (@Sendable () -> Void)?) { interruption.set(action) }

    /// Not recorded in history.
    public func remember(_ line: String) {}
}
