import CommandShell
import Glibc
import Synchronization
import TextLayout

/// What the rest of the program and the editor's thread say to each other.
///
/// While no line is being read, writers write to the terminal inside the lock; while one is being read
/// only the editor's thread writes, on request. So nothing ever interleaves.
final class EditorMailbox: AlternateScreen {
    /// To be done between two keys.
    enum Request: Sendable {
        case print(String)
        case overlay([OverlayRow], Transmission?)
        case resize
        case suspend
        case resume
    }

    private struct State {
        var reader: CheckedContinuation<Input, Never>?
        var requests: [Request] = []
        var remembered: [TypedLine] = []
        var completing: (any Completing)?
        var keys: @Sendable () -> [ScreenKey: String] = { [:] }
        var suggests = true
        var hasNewHistory = false
        var anchor = Anchor(on: ScreenSize())
        /// The anchor of the first screen, while another is shown.
        var firstAnchor: Anchor?
        var keyWait: KeyWait?
        var resized: (@Sendable () -> Void)?
    }

    let interruption = InterruptionCell()
    let pressing = PressedCommand()
    /// Pictures on their way into the terminal.
    let streams: PictureQueue
    private let output: OutputStream
    private let state = Mutex(State())
    private let prompt = AsyncStream<Never>.makeStream()

    /// Wakes the editor's thread.
    var wake: WakePipe { interruption.wake }

    init(output: OutputStream) {
        self.output = output
        streams = PictureQueue(output: output)
    }

    // Called from anywhere.

    func read() async -> Input {
        await withCheckedContinuation { reader in
            state.withLock { $0.reader = reader }
            wake.wake()
        }
    }

    func prompted() async { for await _ in prompt.stream {} }

    /// Who is told of a new size of the window, on the listener's thread.
    func onResize(_ action: @escaping @Sendable () -> Void) { state.withLock { $0.resized = action } }

    func remember(_ line: String) {
        state.withLock { state in
            state.remembered.append(TypedLine(line, on: state.completing?.screen ?? ""))
        }
    }

    /// What was typed since the last line is in the history that is read again.
    func recallAgain() { state.withLock { ($0.remembered, $0.hasNewHistory) = ([], true) } }

    func suggest(_ isWanted: Bool) { state.withLock { $0.suggests = isWanted } }
    func offer(_ completing: any Completing) { state.withLock { $0.completing = completing } }

    /// What keys stand for from now on while nothing is typed.
    func bind(_ keys: @escaping @Sendable () -> [ScreenKey: String]) { state.withLock { $0.keys = keys } }

    func print(_ text: String) { request(.print(text)) }

    var takesPieces: Bool { state.withLock { $0.reader == nil } }

    func overlay(_ rows: [OverlayRow], after transmission: Transmission?) {
        request(.overlay(rows, transmission))
    }

    func transient(_ text: String) -> Bool {
        state.withLock { state in
            guard state.reader == nil else { return false }
            output.write("\r" + Escape.clearRight + text)
            return true
        }
    }

    func request(_ sequence: String) {
        state.withLock { state in
            if state.reader == nil { output.write(sequence) }
        }
    }

    func fill(_ text: String) {
        state.withLock { state in
            // No line is read meanwhile; should one be, it is read on the first screen.
            guard state.reader == nil else { return }
            streams.giveUp()
            if state.firstAnchor == nil { state.firstAnchor = state.anchor }
            output.write((SavedTerminalState.enterAlternate() ? Escape.otherScreen : "") + Escape.hideCursor)
            output.write(Escape.clearScreen + text)
            state.anchor = .filled(Window.size())
        }
    }

    func giveBack() {
        state.withLock { state in
            streams.giveUp()
            if SavedTerminalState.leaveAlternate() { output.write(Escape.firstScreen + Escape.showCursor) }
            state.anchor = state.firstAnchor ?? state.anchor
            state.firstAnchor = nil
        }
    }

    func key(
        within limit: Duration?, from start: @escaping @Sendable () async -> Void
    ) async -> FullScreenEvent {
        let wait = KeyWait()
        state.withLock { $0.keyWait = wait }
        wake.wake()
        async let _: Void = begin(wait, limit, from: start)
        let event = await wait.outcome()
        state.withLock { $0.keyWait = nil }
        wake.wake()
        return event
    }

    private func begin(_ wait: KeyWait, _ limit: Duration?, from start: @Sendable () async -> Void) async {
        guard let limit else { return }
        await start()
        wait.limit(to: limit)
        wake.wake()
    }

    // Called by the listener to signals.

    /// Keys that were typed before it go, too. While a line is read that is the editor's own business: keys
    /// taken away between its looking and its reading would leave it reading forever.
    func interrupt() {
        state.withLock { if $0.reader == nil { SavedTerminalState.dropTyped() } }
        interruption.interrupt()
    }

    func resize() {
        request(.resize)
        state.withLock { $0.resized }?()
    }

    func suspend() { request(.suspend) }

    /// What stood on the screen may have been scrolled away or painted over meanwhile.
    func resume() {
        request(.resume)
        state.withLock { $0.resized }?()
    }

    // Called by the editor's thread.

    /// The first prompt is on the screen.
    func notePrompt() { prompt.continuation.finish() }

    var isWanted: Bool { state.withLock { $0.reader != nil } }

    /// Who waits for one key.
    var keyWait: KeyWait? { state.withLock { $0.keyWait } }

    var completing: (any Completing)? { state.withLock { $0.completing } }
    var keys: [ScreenKey: String] { state.withLock { $0.keys }() }
    var suggests: Bool { state.withLock { $0.suggests } }

    func takeHasNewHistory() -> Bool { state.withLock { exchange(&$0.hasNewHistory, with: false) } }
    func takeRemembered() -> [TypedLine] { state.withLock { exchange(&$0.remembered, with: []) } }
    func takeRequests() -> [Request] { state.withLock { exchange(&$0.requests, with: []) } }

    func withAnchor<Result: Sendable>(_ body: (inout Anchor) -> Result) -> Result {
        state.withLock { body(&$0.anchor) }
    }

    /// Gives the input to who waits for it. The edited line took `rows` rows; what was asked for since the last
    /// key is done now that there is no line any more.
    func finish(_ input: Input, rows: Int) {
        let reader = state.withLock { state in
            state.anchor.pass(rows)
            streams.rest()
            for request in state.requests { perform(request, &state) }
            state.requests = []
            defer { state.reader = nil }
            return state.reader
        }
        reader?.resume(returning: input)
    }

    /// The editor's thread sleeps where nothing is for it: woken, it would wait for the lock while pictures are printed.
    private func request(_ request: Request) {
        let isForEditor = state.withLock { state in
            if state.reader != nil { state.requests.append(request) } else { perform(request, &state) }
            return state.reader != nil || state.keyWait != nil
        }
        if isForEditor { wake.wake() }
    }

    /// While no line is being read. Inside the lock, so that the terminal does not change hands meanwhile.
    private func perform(_ request: Request, _ state: inout State) {
        switch request {
        case .print(let text):
            streams.giveUp()
            state.anchor = Anchor(on: Window.size())
            output.write(text)
        case .overlay(let rows, let transmission):
            // Those that wait go on with the next line; a command that shows something starts over.
            guard !streams.isBusy else { return streams.add(rows, after: transmission) }
            output.send(transmission)
            output.write(state.anchor.overlay(rows, cursorRow: 0, on: Window.size()))
        case .resize:
            streams.giveUp()
            state.anchor.lose()
            state.firstAnchor?.lose()
            state.keyWait?.finish(.outdated)
        case .suspend:
            streams.giveUp()
            SavedTerminalState.suspend()
            state.keyWait?.finish(.outdated)
        case .resume:
            SavedTerminalState.take()
            state.keyWait?.finish(.outdated)
        }
    }
}
