public import CommandShell

/// Line source that plays the given inputs, then ends.
@MainActor
public final class ScriptedLines: LineSource {
    private var inputs: [Input]
    private let before: @MainActor (Input) async -> Void
    public private(set) var remembered: [String] = []
    public private(set) var keys: [ScreenKey: String] = [:]
    /// Answers to character input, in order.
    public var typed: [String] = []
    public private(set) var pressed: [String] = []
    public private(set) var interrupt: (@Sendable () -> Void)?
    public private(set) var resize: (@Sendable () -> Void)?

    /// `before` is awaited before each input is returned.
    public init(_ inputs: [Input], before: @escaping @MainActor (Input) async -> Void = { _ in }) {
        self.inputs = inputs
        self.before = before
    }

    public func next() async -> Input {
        let input = inputs.isEmpty ? .end : inputs.removeFirst()
        await before(input)
        return input
    }

    public func typed(
        atMost limit: Int, where isTaken: @escaping @Sendable (Unicode.Scalar) -> Bool,
        changed: @escaping @MainActor @Sendable (String) -> Void
    ) async -> String? {
        guard !typed.isEmpty else { return nil }
        let text = typed.removeFirst()
        changed(text)
        return text
    }
    public func press(_ command: String) { pressed.append(command) }
    public func onInterrupt(_ action: (@Sendable () -> Void)?) { interrupt = action }
    public func onResize(_ action: @escaping @Sendable () -> Void) { resize = action }
    public func bind(_ keys: @escaping @Sendable () -> [ScreenKey: String]) { self.keys = keys() }
    public func remember(_ line: String) { remembered.append(line) }
}
