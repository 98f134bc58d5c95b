public import CommandShell
import Glibc
import Synchronization

/// Commands given in advance, as with `-c`, one per line.
@MainActor
public final class ScriptLines: LineSource {
    private var lines: ArraySlice<String>
    private let interruption: InterruptionCell
    private let listener: SignalListener
    private let count: Int

    public init(_ lines: [String]) {
        self.lines = lines[...]
        count = lines.count
        let cell = InterruptionCell()
        interruption = cell
        listener = .forLines(cell)
    }

    public func next() async -> Input {
        if let input = interruption.take() { return input }
        return lines.popFirst().map { .line($0) } ?? .end
    }

    /// Reads a line of standard input; without echo if standard input is a terminal.
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

    public var isAtEnd: Bool { lines.isEmpty }

    /// Number of the command returned last; `nil` if there is only one command.
    public var position: LinePosition? { count > 1 ? .command(count - lines.count) : nil }

    public var endSignal: Int32? { interruption.endSignal }

    public func onInterrupt(_ action: (@Sendable () -> Void)?) { interruption.set(action) }

    public func remember(_ line: String) {}
}
