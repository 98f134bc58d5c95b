@MainActor
public protocol LineSource: AnyObject {
    /// Next input. Called only after the previous line was handled.
    func next() async -> Input
    /// Position of the last line in a script; `nil` for lines typed at a prompt.
    var position: LinePosition? { get }
    /// Width of the prompt of the line typed in the row above; `nil` if that line is not visible.
    var promptColumns: Int? { get }
    /// Returns when the prompt is displayed; at once without a terminal.
    func prompted() async
    /// Reads a secret line while a command runs; the line is neither echoed nor recorded in the history. `nil` at the
    /// end of input, if echo cannot be turned off, and when canceled. `ask` is called before a user types.
    func secret(asking ask: () -> Void) async -> String?
    /// Reads up to `limit` accepted characters until Enter while a command runs; Backspace removes the last
    /// one. No echo: `changed` receives the text. `nil` without a terminal, at its end, and when canceled.
    func typed(
        atMost limit: Int, where isTaken: @escaping @Sendable (Unicode.Scalar) -> Bool,
        changed: @escaping @MainActor @Sendable (String) -> Void
    ) async -> String?
    /// Runs a command when the shell is idle, in place of the line being typed.
    func press(_ command: String)
    /// Time of the last key press; `nil` without keyboard input.
    var lastKey: ContinuousClock.Instant? { get }
    /// Sets the handler of Ctrl-C while a command runs; `nil` when idle. Called on any thread.
    func onInterrupt(_ action: (@Sendable () -> Void)?)
    /// Sets the handler of window resizes. Called on any thread, possibly in quick succession.
    func onResize(_ action: @escaping @Sendable () -> Void)
    /// Adds a line to the history of the arrow keys.
    func remember(_ line: String)
    /// Sets the completer for the line being typed and the next one.
    func offer(_ completing: any Completing)
    /// Sets key bindings for an empty line; evaluated at a key press.
    func bind(_ keys: @escaping @Sendable () -> [ScreenKey: String])
}

extension LineSource {
    public var position: LinePosition? { nil }
    public var promptColumns: Int? { nil }
    public func offer(_ completing: any Completing) {}
    public func bind(_ keys: @escaping @Sendable () -> [ScreenKey: String]) {}
}

extension LineSource {
    public func secret(asking ask: () -> Void) async -> String? { nil }
    public func typed(
        atMost limit: Int, where isTaken: @escaping @Sendable (Unicode.Scalar) -> Bool,
        changed: @escaping @MainActor @Sendable (String) -> Void
    ) async -> String? { nil }
    public func press(_ command: String) {}
    public var lastKey: ContinuousClock.Instant? { nil }
    public func onResize(_ action: @escaping @Sendable () -> Void) {}

    public func prompted() async {}
}
