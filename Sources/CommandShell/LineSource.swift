@MainActor
public protocol LineSource: AnyObject {
    /// Next input. Called only after the previous input was handled.
    func next() async -> Input
    /// Position in a script of the line returned last; `nil` for lines typed at a prompt.
    var position: LinePosition? { get }
    /// Signal that ends the program; `nil` before a signal, or if the terminal was lost.
    var endSignal: Int32? { get }
    /// Columns of the prompt before the line typed last, in the row above the cursor; `nil` if that row is not visible.
    var promptColumns: Int? { get }
    /// Returns when the prompt is displayed; at once if there is no terminal.
    func prompted() async
    /// Reads a secret line while a command runs, without echo and without recording it in the history. `nil` at the end
    /// of input, if echo cannot be turned off, and if canceled. If a user types the line, calls `ask` first.
    func secret(asking ask: () -> Void) async -> String?
    /// Reads up to `limit` accepted characters until Enter while a command runs; Backspace removes the last character.
    /// Does not echo; `changed` receives the text. `nil` if there is no terminal, at the end of input, and if canceled.
    func typed(
        atMost limit: Int, where isTaken: @escaping @Sendable (Unicode.Scalar) -> Bool,
        changed: @escaping @MainActor @Sendable (String) -> Void
    ) async -> String?
    /// Runs a command as soon as the shell is idle, in place of the line being typed.
    func press(_ command: String)
    /// Time of the last key press; `nil` if lines are not typed.
    var lastKey: ContinuousClock.Instant? { get }
    /// Sets the handler of Ctrl-C while a command runs; `nil` while idle. The handler is called on any thread.
    func onInterrupt(_ action: (@Sendable () -> Void)?)
    /// Sets the handler of window resizes. It is called on any thread, possibly in quick succession.
    func onResize(_ action: @escaping @Sendable () -> Void)
    /// Adds a line to the history that the arrow keys recall.
    func remember(_ line: String)
    func offer(_ completing: any Completing)
    /// The completions offered last; `nil` before the first prompt.
    var completing: (any Completing)? { get }
    /// Sets the key bindings for an empty line. `keys` is called when a key is pressed.
    func bind(_ keys: @escaping @Sendable () -> [ScreenKey: String])
}

extension LineSource {
    public var position: LinePosition? { nil }
    public var endSignal: Int32? { nil }
    public var promptColumns: Int? { nil }
    public func offer(_ completing: any Completing) {}
    public var completing: (any Completing)? { nil }
    public func bind(_ keys: @escaping @Sendable () -> [ScreenKey: String]) {}
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
