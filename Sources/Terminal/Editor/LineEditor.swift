import CEditline
import ChildProcesses
public import CommandShell
import Glibc
import TextLayout

/// The prompt: libedit on its own thread, at most once per process. Keeps keys typed between prompts. Restores the
/// terminal at exit, on fatal signals and on Ctrl-Z.
@MainActor
public final class LineEditor: LineSource {
    private let mailbox: EditorMailbox
    private let setup: EditorSetup
    private let listener: SignalListener

    public nonisolated let surface: any AlternateScreen

    /// Installs signal handlers. SIGTERM, SIGHUP and a disconnected terminal stop the running command; a process that
    /// is still running 600 milliseconds later is ended.
    public init(_ setup: EditorSetup) {
        self.setup = setup
        let mailbox = EditorMailbox(output: setup.output)
        self.mailbox = mailbox
        surface = mailbox
        // Without colors, the user could not distinguish suggestions from typed text.
        mailbox.suggest(setup.capabilities.hasColor)
        setup.profile?.announceQueries()
        _ = SavedTerminalState.keep(
            descriptor: 0, enterSequence: setup.enterSequence, exitSequence: setup.exitSequence)
        FatalSignals.install()
        listener = SignalListener.forPrompt(mailbox)
        // Started early, so that the editor is set up while the rest of the program starts.
        DetachedThread.start { [setup] in Self.edit(setup, mailbox) }
    }

    public func next() async -> Input {
        defer { setup.profile?.renew() }
        return await mailbox.read()
    }

    public var promptColumns: Int? { CellWidth.of(setup.prompt) }

    /// Waits until the first prompt is visible or the task is canceled. If the terminal has no colors, also waits for
    /// its answers, which decide between pictures and text.
    public func prompted() async {
        await mailbox.prompted()
        if !setup.capabilities.hasColor { await setup.profile?.settled() }
    }

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
        defer { mailbox.pressing.recordKey() }
        return await TypedText(limit: limit, isTaken: isTaken, changed: changed).read(0)
    }

    public func press(_ command: String) {
        mailbox.pressing.put(command)
        mailbox.keyWait?.finish(.ended)
        mailbox.wake.wake()
    }

    public var lastKey: ContinuousClock.Instant? { mailbox.pressing.lastKey }

    public var endSignal: Int32? { mailbox.interruption.endSignal }

    public func onInterrupt(_ action: (@Sendable () -> Void)?) { mailbox.interruption.set(action) }

    public func onResize(_ action: @escaping @Sendable () -> Void) { mailbox.onResize(action) }

    public func remember(_ line: String) { mailbox.remember(line) }

    public nonisolated func reloadHistory() { mailbox.reloadHistory() }

    public func offer(_ completing: any Completing) { mailbox.offer(completing) }

    public var completing: (any Completing)? { mailbox.completing }

    /// While the line is empty, these keys run their commands even if the user's `~/.editrc` binds them.
    public func bind(_ keys: @escaping @Sendable () -> [ScreenKey: String]) { mailbox.bind(keys) }

    /// Whether suggestions are shown; always false if the terminal has no colors.
    public var suggests: Bool {
        get { mailbox.suggests }
        set { mailbox.suggest(newValue && setup.capabilities.hasColor) }
    }

    /// Restores the terminal, as at exit. No line may be read after this call.
    public func close() {
        mailbox.streams.close()
        SavedTerminalState.restore()
    }

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
    public nonisolated static var engine: String { "libedit \(LIBEDIT_MAJOR).\(LIBEDIT_MINOR)" }
}
