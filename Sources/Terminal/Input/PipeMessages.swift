/// Reads messages of other programs, one on each line.
public final class PipeMessages: Sendable {
    public enum Input: Equatable, Sendable {
        /// `nil` if the message was longer than 1 MiB.
        case message(String?)
        case end
    }

    private let lines: PipeLines

    public init(descriptor: Int32 = 0) { lines = PipeLines(descriptor: descriptor) }

    public func next() async -> Input {
        switch await lines.next() {
        case .piece(.line(let line)): .message(line)
        case .piece(.tooLong): .message(nil)
        case .other: .end
        }
    }

    /// Ends a waiting call of `next`.
    public func cancel() { lines.abandon() }
}
