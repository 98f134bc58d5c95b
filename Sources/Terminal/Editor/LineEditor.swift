import CEditline
import ChildProcesses
public import CommandShell
import Glibc
import TextLayout

/// The prompt: libedit on a thread of its own. There is one a process.
///
/// Between two prompts keys that are typed ahead are kept for the next one. The terminal is given back as it
/// was found when the program exits, is killed by a signal it can catch, crashes, or stops with Ctrl-Z.
@MainActor
public final class LineEditor: LineSource {
    private let mailbox: EditorMailbox
    private let setup: EditorSetup
    private let listener: SignalListener

    /// Where output goes while this editor has the terminal.
    public nonisolated let surface: any AlternateScreen

    /// SIGTERM, SIGHUP and a terminal that has gone stop the running command and end the process by force when it has
    /// not ended within 600 milliseconds.
    public init(_ setup: EditorSetup) {
        self.setup = setup
        let mailbox = EditorMailbox(output: setup.output)
        self.mailbox = mailbox
        surface = mailbox
        // They are told from what was typed by their faintness.
        mailbox.suggest(setup.capabilities.hasColor)
        setup.profile?.announceQuestions()
        _ = SavedTerminalState.keep(descriptor: 0, welcome: setup.welcome, farewell: setup.farewell)
        FatalSignals.install()
        listener = SignalListener.forPrompt(mailbox)
        // Now, so that it gets ready while the rest of the program is put together.
        DetachedThread.start { [setup] in Self.edit(setup, mailbox) }
    }

    /// The next line.
    public func next() async -> Input { await mailbox.read() }

    public var promptColumns: Int? { CellWidth.of(setup.prompt) }

    /// Returns when the first prompt is on the screen, or when canceled. Without colors the terminal's answers decide
    /// whether there are pictures or words: these are waited for, too.
    public func prompted() async {
        await mailbox.prompted()
        if !setup.capabilities.hasColor { await setup.profile?.settled() }
    }

    /// A line that is neither shown nor recalled. To be called while a command runs.
    public func secret(asking ask: () -> Void) async -> String? {
        defer { SavedTerminalState.take() }
        guard SavedTerminalState.hide() else { return nil }
        ask()
        return await HiddenLine.read(0)
    }

    public func typed(
        atMost limit: Int, where isTaken: @escaping @Sendable (Unicode.Scalar) -> Bool,
        changed: @escaping @MainActor @Sendable (String) -> Void
    ) async -> String? {
        defer { mailbox.pressing.noteKey() }
        return await TypedText(limit: limit, isTaken: isTaken, changed: changed).read(0)
    }

    /// Ends the line that is read, or the picture that fills the screen.
    public func press(_ command: String) {
        mailbox.pressing.put(command)
        mailbox.keyWait?.finish(.ended)
        mailbox.wake.wake()
    }

    public var lastKey: ContinuousClock.Instant? { mailbox.pressing.lastKey }

    /// What Ctrl-C does while a command runs. `action` is called on the signal thread.
    public func onInterrupt(_ action: (@Sendable () -> Void)?) { mailbox.interruption.set(action) }

    /// `action` is called on the signal thread.
    public func onResize(_ action: @escaping @Sendable () -> Void) { mailbox.onResize(action) }

    /// Adds the newest line to those the arrow keys recall.
    public func remember(_ line: String) { mailbox.remember(line) }

    /// Reads the lines to recall again, for the next line: some have gone, or come back.
    public nonisolated func recallAgain() { mailbox.recallAgain() }

    /// What the TAB key puts in from now on.
    public func offer(_ completing: any Completing) { mailbox.offer(completing) }

    /// What keys stand for from now on while nothing is typed; they win over the person's `~/.editrc` only then.
    public func bind(_ keys: @escaping @Sendable () -> [ScreenKey: String]) { mailbox.bind(keys) }

    /// Whether the rest of the likeliest line is shown behind the cursor; never without colors.
    public var suggests: Bool {
        get { mailbox.suggests }
        set { mailbox.suggest(newValue && setup.capabilities.hasColor) }
    }

    /// Gives the terminal back now; no line may be read after it. Exiting does it as well.
    public func close() {
        mailbox.streams.close()
        SavedTerminalState.restore()
    }

    /// The thread: one line for each that is asked for.
    private nonisolated static func edit(_ setup: EditorSetup, _ mailbox: EditorMailbox) {
        let session = EditorSession(setup, mailbox: mailbox)
        SavedTerminalState.take()
        while true {
            while !mailbox.isWanted {
                if let wait = mailbox.keyWait, !wait.isFinished, let session {
                    session.catchKey(for: wait)
                } else {
                    mailbox.wake.wait()
                }
            }
            let (input, rows) = session?.readLine() ?? (.end, 0)
            mailbox.finish(input, rows: rows)
        }
    }
}

extension LineEditor {
    /// The library lines are edited with, and its version.
    public nonisolated static var engine: String { "libedit \(LIBEDIT_MAJOR).\(LIBEDIT_MINOR)" }
}
