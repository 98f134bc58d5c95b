public import Viper

/// Plays inputs one after the other, then the end.
@MainActor
public final class ScriptedLines: LineSource {
    private var inputs: [Input]
    private let before: @MainActor (Input) async -> Void
    public private(set) var remembered: [String] = []
    public private(set) var interrupt: (@Sendable () -> Void)?

    /// `before` is awaited before each input is handed out.
    public init(_ inputs: [Input], before: @escaping @MainActor (Input) async -> Void = { _ in }) {
        self.inputs = inputs
        self.before = before
    }

    public func next() async -> Input {
        let input = inputs.isEmpty ? .end : inputs.removeFirst()
        await before(input)
        return input
    }

    public func onInterrupt(_ action: (@Sendable () -> Void)?) { interrupt = action }
    public func remember(_ line: String) { remembered.append(line) }
}
