import CommandShell
import Glibc
import Synchronization
import TextLayout

/// Passes requests and input between the program and the editor's thread. Output never interleaves: while a line is
/// read, only the editor's thread writes to the terminal, on request; otherwise, any thread that holds the lock.
final class EditorMailbox: AlternateScreen {
    enum Request: Sendable {
        case print(String, below: Int?)
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
        /// Anchor of the main screen while the alternate screen is active.
        var firstAnchor: Anchor?
        /// Whether the alternate screen must be filled again.
        var isOutdated = false
        var keyWait: KeyWait?
        var resized: (@Sendable () -> Void)?

        mutating func outdate() {
            isOutdated = true
            keyWait?.finish(.outdated)
        }
    }

    let interruption = InterruptionCell()
    let pressing = PressedCommand()
    let streams: PictureQueue
    private let output: OutputStream
    private let state = Mutex(State())
    private let prompt = AsyncStream<Never>.makeStream()

    var wake: WakePipe { interruption.wake }

    init(output: OutputStream) {
        self.output = output
        streams = PictureQueue(output: output)
    }

    // Methods for any thread.

    func read() async -> Input {
        await withCheckedContinuation { reader in
            state.withLock { $0.reader = reader }
            wake.wake()
        }
    }

    func prompted() async { for await _ in prompt.stream {} }

    /// `action` is called on the signal listener's thread.
    func onResize(_ action: @escaping @Sendable () -> Void) { state.withLock { $0.resized = action } }

    func remember(_ line: String) {
        state.withLock { state in
            state.remembered.append(TypedLine(line, on: state.completing?.screen ?? ""))
        }
    }

    /// Makes the editor reload the history, which must already contain the lines typed in this session.
    func reloadHistory() { state.withLock { ($0.remembered, $0.hasNewHistory) = ([], true) } }

    func suggest(_ isWanted: Bool) { state.withLock { $0.suggests = isWanted } }
    func offer(_ completing: any Completing) { state.withLock { $0.completing = completing } }

    func bind(_ keys: @escaping @Sendable () -> [ScreenKey: String]) { state.withLock { $0.keys = keys } }

    func print(_ text: String, below rows: Int?) { request(.print(text, below: rows)) }

    var acceptsPartialOutput: Bool { state.withLock { $0.reader == nil } }

    func overlay(_ rows: [OverlayRow], after transmission: Transmission?) {
        request(.overlay(rows, transmission))
    }

    func transient(_ text: String) -> Bool {
        state.withLock { state in
            guard state.reader == nil, state.firstAnchor == nil else { return false }
            output.write("\r" + Escape.clearRight + text)
            return true
        }
    }

    func request(_ sequence: String) {
        state.withLock { if $0.reader == nil { output.write(sequence) } }
    }

    func fill(_ text: String, readsMouse: Bool) {
        state.withLock { state in
            // A line is read only on the main screen, so the alternate screen is not entered while a line is read.
            guard state.reader == nil else { return }
            streams.giveUp()
            if state.firstAnchor == nil { state.firstAnchor = state.anchor }
            if SavedTerminalState.enterAlternate() { output.write(Escape.enterAlternateScreen) }
            output.write((readsMouse ? Escape.mouseOn : Escape.mouseOff) + Escape.hideCursor)
            output.write(Escape.clearScreen + text)
            state.anchor = .filled(Window.size())
            state.isOutdated = false
        }
    }

    func update(_ text: String) -> Bool {
        state.withLock { state in
            guard state.reader == nil, state.firstAnchor != nil, !state.isOutdated else { return false }
            output.write(text)
            return true
        }
    }

    func giveBack() {
        state.withLock { state in
            streams.giveUp()
            if SavedTerminalState.leaveAlternate() {
                output.write(Escape.leaveAlternateScreen + Escape.showCursor)
            }
            state.anchor = state.firstAnchor.take() ?? state.anchor
        }
    }

    func key(
        within limit: Duration?, from start: @escaping @Sendable () async -> Void
    ) async -> FullScreenEvent {
        let wait = KeyWait()
        state.withLock { state in
            state.keyWait = wait
            // The screen contents may have been lost before this wait began.
            if state.isOutdated { wait.finish(.outdated) }
        }
        // A command such as `lock` may have been put in before this wait.
        if pressing.isPending { wait.finish(.ended) }
        wake.wake()
        async let _: Void = begin(wait, limit, from: start)
        let event = await wait.outcome()
        if case .key = event { pressing.recordKey() }
        state.withLock { $0.keyWait = nil }
        wake.wake()
        return event
    }

    private func begin(_ wait: KeyWait, _ limit: Duration?, from start: @Sendable () async -> Void) async {
        await wait.limit(to: limit, from: start)
        wake.wake()
    }

    /// Discards keys typed before Ctrl-C. While a line is read, only the editor may discard keys: if keys disappeared
    /// between its poll and its read, the read would block forever.
    func interrupt() {
        state.withLock { if $0.reader == nil { SavedTerminalState.dropTyped() } }
        interruption.interrupt()
    }

    func resize() {
        request(.resize)
        state.withLock { $0.resized }?()
    }

    func suspend() { request(.suspend) }

    /// Called when the stopped process continues. The screen contents may have changed since.
    func resume() {
        request(.resume)
        state.withLock { $0.resized }?()
    }

    // Methods for the editor's thread.

    func finishPrompt() { prompt.continuation.finish() }

    var isWanted: Bool { state.withLock { $0.reader != nil } }

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

    /// Delivers the input to its reader and performs the pending requests. `rows` is the height of the edited line.
    func finish(_ input: Input, rows: Int) {
        let reader = state.withLock { state in
            state.anchor.pass(rows)
            streams.rest()
            for request in state.requests { perform(request, &state) }
            state.requests = []
            return exchange(&state.reader, with: nil)
        }
        reader?.resume(returning: input)
    }

    /// Performs or queues a request. Wakes the editor's thread only if needed, since it would contend for the lock.
    private func request(_ request: Request) {
        let isForEditor = state.withLock { state in
            if state.reader != nil { state.requests.append(request) } else { perform(request, &state) }
            return state.reader != nil || state.keyWait != nil
        }
        if isForEditor { wake.wake() }
    }

    /// Performs a request while no line is read. Requires the lock, so that ownership of the terminal cannot change.
    private func perform(_ request: Request, _ state: inout State) {
        switch request {
        case .print(let text, let rows):
            if rows == nil { streams.giveUp() }
            state.anchor.move(below: rows, on: Window.size())
            output.write(text)
        case .overlay(let rows, let transmission):
            // Pictures in the queue are sent when the next line is read; these rows must wait for them.
            guard !streams.isBusy else { return streams.add(rows, after: transmission) }
            output.send(transmission)
            output.write(state.anchor.overlay(rows, cursorRow: 0, on: Window.size()))
        case .resize:
            streams.giveUp()
            state.anchor.lose()
            state.firstAnchor?.lose()
            state.outdate()
        case .suspend:
            streams.giveUp()
            SavedTerminalState.suspend()
            state.outdate()
        case .resume:
            SavedTerminalState.take()
            state.outdate()
        }
    }
}
