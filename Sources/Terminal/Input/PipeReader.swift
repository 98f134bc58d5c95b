public import CommandShell
import Glibc

/// Reads lines from a descriptor, without prompt or editing.
@MainActor
public final class PipeReader: LineSource {
    private let lines: PipeLines
    private let listener: SignalListener
    private let descriptor: Int32
    private let refuse: @MainActor (_ limit: Int) -> Void
    private var count = 0

    /// Drops lines of more than 1 MiB and calls `refuse` with the limit in bytes.
    public init(descriptor: Int32 = 0, refuse: @escaping @MainActor (_ limit: Int) -> Void) {
        let lines = PipeLines(descriptor: descriptor)
        self.lines = lines
        self.descriptor = descriptor
        self.refuse = refuse
        listener = .forLines(lines.interruption)
    }

    /// Next line that is not a comment. An unreadable descriptor counts as the end of input.
    public func next() async -> Input {
        while true {
            let result = await lines.next()
            if case .piece = result { count += 1 }
            switch result {
            case .piece(.line(let line)): if !Self.isComment(line) { return .line(line) }
            case .piece(.tooLong): refuse(LineSplitter.longest)
            case .other(let input): return input
            }
        }
    }

    /// Whether the line begins with `#`, but not with a photo number such as `#3`.
    private static func isComment(_ line: String) -> Bool {
        let text = line.drop(while: \.isWhitespace)
        return text.first == "#" && text.dropFirst().first?.isNumber != true
    }

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

    public var position: LinePosition? { .line(count) }

    public var endSignal: Int32? { lines.interruption.endSignal }

    public func onInterrupt(_ action: (@Sendable () -> Void)?) { lines.interruption.set(action) }

    public func remember(_ line: String) {}
}
