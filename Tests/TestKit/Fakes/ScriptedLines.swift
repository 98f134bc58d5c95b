package import CommandShell

/// Line source that plays the given inputs, then ends.
@MainActor
package final class ScriptedLines: LineSource {
    private var inputs: [Input]
    private let before: @MainActor (Input) async -> Void
    package private(set) var remembered: [String] = []
    package private(set) var keys: [ScreenKey: String] = [:]
    /// Results of `typed(atMost:where:changed:)`, in order.
    package var typed: [String] = []
    package var endSignal: Int32?
    package private(set) var pressed: [String] = []
    package private(set) var interrupt: (@Sendable () -> Void)?
    package private(set) var resize: (@Sendable () -> Void)?

    private let hasPosition: Bool
    private var count = 0
    package var position: LinePosition? { hasPosition ? .line(count) : nil }

    /// `before` is awaited before each input is returned.
    package init(
        _ inputs: [Input], hasPosition: Bool = false,
        before: @escaping @MainActor (Input) async -> Void = { _ in }
    ) {
        self.inputs = inputs
        self.hasPosition = hasPosition
        self.before = before
    }

    package func next() async -> Input {
        let input = inputs.isEmpty ? .end : inputs.removeFirst()
        count += 1
        await before(input)
        return input
    }

    package func typed(
        atMost limit: Int, where isTaken: @escaping @Sendable (Unicode.Scalar) -> Bool,
        changed: @escaping @MainActor @Sendable (String) -> Void
    ) async -> String? {
        guard !typed.isEmpty else { return nil }
        let text = typed.removeFirst()
        changed(text)
        return text
    }
    package func press(_ command: String) { pressed.append(command) }
    package func onInterrupt(_ action: (@Sendable () -> Void)?) { interrupt = action }
    package func onResize(_ action: @escaping @Sendable () -> Void) { resize = action }
    package func bind(_ keys: @escaping @Sendable () -> [ScreenKey: String]) { self.keys = keys() }
    package func remember(_ line: String) { remembered.append(line) }
}
