/// What came from the person.
public enum Input: Equatable, Sendable {
    /// A line, without its end.
    case line(String)
    /// A key that stands for this command was pressed while nothing was typed.
    case key(String)
    /// Ctrl-C at the prompt: the line is dropped.
    case interrupted
    /// Ctrl-D, or the end of the file.
    case end
    /// The system asks the program to leave (SIGTERM, SIGHUP, or the terminal is gone).
    case terminated
}

/// Where a line stands that no person typed.
public enum LinePosition: Equatable, Sendable {
    /// In standard input, from 1 on.
    case line(Int)
    /// Among several commands given at once, from 1 on.
    case command(Int)
}

/// Where command lines come from.
@MainActor
public protocol LineSource: AnyObject {
    /// The next line. Called again only after the last one was dealt with.
    func next() async -> Input
    /// Where the last line stands; nil when that is plain to see.
    var place: LinePosition? { get }
    /// How many columns stand before a line that was typed, in the row right above; nil where no line is seen.
    var promptColumns: Int? { get }
    /// Returns when the person sees that a line can be typed; at once without a terminal.
    func prompted() async
    /// A secret line: it is neither shown nor recalled. Nil when there is none, when it cannot be
    /// hidden, and when the task is canceled. To be called while a command runs; `ask` is called when a person is
    /// to type it.
    func secret(asking ask: () -> Void) async -> String?
    /// What is typed at a terminal until Enter, at most so many characters, and only such as are taken; Backspace
    /// takes the last one back. `changed` is told of every key, since the terminal shows nothing of it. Nil without a
    /// terminal, at its end, and when the task is canceled. To be called while a command runs.
    func typed(
        atMost limit: Int, where isTaken: @escaping @Sendable (Unicode.Scalar) -> Bool,
        changed: @escaping @MainActor @Sendable (String) -> Void
    ) async -> String?
    /// Runs this command as soon as no other runs, in place of the line that is being typed.
    func press(_ command: String)
    /// When a key was pressed last; nil without a keyboard.
    var lastKey: ContinuousClock.Instant? { get }
    /// While a command runs, `action` is what Ctrl-C does; nil when none runs. Called on any thread.
    func onInterrupt(_ action: (@Sendable () -> Void)?)
    /// `action` is called when the window has another size, often many times in a row, on any thread.
    func onResize(_ action: @escaping @Sendable () -> Void)
    /// Puts a line into the history that the arrow keys recall.
    func remember(_ line: String)
    /// What fits into the next line, or into the one being typed.
    func offer(_ completing: any Completing)
    /// What keys stand for from now on, while nothing is typed; asked for when one is pressed.
    func bind(_ keys: @escaping @Sendable () -> [ScreenKey: String])
}

extension LineSource {
    /// Plain to see.
    public var place: LinePosition? { nil }
    /// Nothing is seen.
    public var promptColumns: Int? { nil }
    public func offer(_ completing: any Completing) {}
    /// No keyboard.
    public func bind(_ keys: @escaping @Sendable () -> [ScreenKey: String]) {}
}

extension LineSource {
    public func secret(asking ask: () -> Void) async -> String? { nil }
    /// There is no terminal.
    public func typed(
        atMost limit: Int, where isTaken: @escaping @Sendable (Unicode.Scalar) -> Bool,
        changed: @escaping @MainActor @Sendable (String) -> Void
    ) async -> String? { nil }
    /// Without a prompt nothing stands between two commands.
    public func press(_ command: String) {}
    public var lastKey: ContinuousClock.Instant? { nil }
    /// Where there is no window nothing happens.
    public func onResize(_ action: @escaping @Sendable () -> Void) {}

    /// Where there is no prompt nothing is waited for.
    public func prompted() async {}
}
