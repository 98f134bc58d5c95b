import ChildProcesses
public import CommandShell
import Glibc
import Synchronization
public import TextLayout

/// Terminal properties for this session, from environment, window, user settings and the terminal's answers. Queries
/// the terminal once; answers may arrive at any time.
public final class TerminalProfile: GraphicsChoosing {
    private struct State {
        var preference: GraphicsProtocol?
        var glyphs: CellGlyphs?
        var facts = TerminalFacts()
        var tmux: TmuxFacts?
        var queryState = TerminalQueryState()
        var probe: ProbeMemory?
        var hasAskedForColors = false
    }

    private let hostEnvironment: TerminalEnvironment
    private let capabilities: TerminalCapabilities
    private let state: Mutex<State>

    public init(
        environment: [String: String], capabilities: TerminalCapabilities, preference: GraphicsProtocol? = nil
    ) {
        hostEnvironment = TerminalEnvironment(environment)
        self.capabilities = capabilities
        state = Mutex(State(preference: preference))
    }

    public var graphics: Graphics {
        let (preference, wishedGlyphs, facts, tmux) = state.withLock {
            ($0.preference, $0.glyphs, $0.facts, $0.tmux)
        }
        let choice = GraphicsChoice(
            preference: preference, capabilities: capabilities, hostEnvironment: hostEnvironment,
            facts: facts, tmux: tmux)
        let glyphs = GlyphsChoice(
            preference: wishedGlyphs, capabilities: capabilities, hostEnvironment: hostEnvironment,
            facts: facts,
            tmux: tmux)
        let color = colorChoice
        let window = Window.cell()
        return Graphics(
            method: choice.method, reason: choice.reason, glyphs: glyphs.glyphs, glyphsReason: glyphs.reason,
            colors: color.depth.rawValue, colorsReason: color.reason,
            terminal: tmux?.terminal ?? facts.name ?? hostEnvironment.named?.terminal.name,
            isRemote: facts.hasKitty ? !facts.sharesMemory : hostEnvironment.isRemote,
            isInTmux: hostEnvironment.multiplexer == .tmux, hasPassthrough: tmux?.allowsPassthrough,
            wantsPassthrough: tmux?.drawsPlaceholders == true,
            hasOwnSixel: facts.hasSixel, cell: window ?? facts.cell ?? .usual,
            cellSource: window != nil ? .window : facts.cell != nil ? .answer : .guess,
            sixelColors: min(256, max(16, facts.sixelColors ?? 256)),
            sixelSize: facts.sixelSize.map { PixelGrid(across: $0.width, down: $0.height) },
            background: facts.background.map { UInt32($0) << 16 | UInt32($1) << 8 | UInt32($2) }
                ?? hostEnvironment.background ?? 0xFFFFFF)
    }

    /// Window size. If the window does not report pixels, the cell aspect ratio comes from the terminal's answer.
    public var screen: ScreenSize {
        let size = Window.size()
        guard Window.cell() == nil, let cell = state.withLock({ $0.facts.cell }) else { return size }
        return ScreenSize(
            columns: size.columns, rows: size.rows, cellAspect: Double(cell.height) / Double(cell.width))
    }

    public var color: ColorDepth { colorChoice.depth }

    private var colorChoice: ColorChoice {
        let (facts, tmux) = state.withLock { ($0.facts, $0.tmux) }
        return ColorChoice(
            capabilities: capabilities, hostEnvironment: hostEnvironment, facts: facts, tmux: tmux)
    }

    public var preference: GraphicsProtocol? { state.withLock { $0.preference } }

    public func choose(_ preference: GraphicsProtocol?) { state.withLock { $0.preference = preference } }

    /// Sets the characters for pictures in cells; `nil` restores automatic detection.
    public func choose(glyphs: CellGlyphs?) { state.withLock { $0.glyphs = glyphs } }

    public func settled() async {
        await withCheckedContinuation { waiting in
            let isOver = state.withLock { $0.queryState.wait(waiting) }
            if isOver { return waiting.resume() }
            Task {
                try? await Task.sleep(for: TerminalQueryState.timeout)
                self.state.withLock { $0.queryState.giveUp() }.forEach { $0.resume() }
            }
        }
    }

    /// Asks tmux again about its terminal: the user may have attached another one. Pictures wait for the answer.
    func renew() {
        guard hostEnvironment.multiplexer == .tmux else { return }
        let isKnown = state.withLock { state in
            guard state.tmux != nil else { return false }
            state.queryState.renew()
            return true
        }
        if isKnown { askTmux() }
    }

    // Methods for the editor, which owns the terminal.

    func announceQueries() {
        guard capabilities.drawsPictures, hostEnvironment.answersQueries else { return }
        state.withLock { $0.queryState.announce() }
    }

    /// Queries to send now; `nil` if they were sent already or not announced.
    func questions() -> String? {
        guard state.withLock({ $0.queryState.begin() }) else { return nil }
        if hostEnvironment.multiplexer == .tmux { askTmux() }
        guard hostEnvironment.multiplexer == nil || hostEnvironment.multiplexer == .zellij else {
            return TerminalQueries.indirect
        }
        let probe = ProbeMemory()
        state.withLock { $0.probe = probe }
        return TerminalQueries.direct(
            memory: probe?.name, asksTrueColor: capabilities.color >= .indexed256)
    }

    /// Processes a report from the terminal; returns a sequence to send, if any.
    func handle(_ report: [UInt8]) -> String? {
        guard var answer = TerminalAnswer(report) else { return nil }
        return state.withLock { state in
            if case .kitty = answer, state.probe == nil { answer = .kitty(sharesMemory: false) }
            state.facts.record(answer)
            if case .keyReports = answer {
                SavedTerminalState.enableKeyReset()
                return Escape.plainKeys
            }
            if case .attributes = answer {
                state.probe?.remove()
                state.probe = nil
                state.queryState.end()
                if hostEnvironment.multiplexer != .tmux || state.tmux != nil { resume(&state) }
            }
            let wantsColors = state.facts.hasSixel && state.facts.sixelColors ?? 256 < 256
            guard wantsColors, !state.hasAskedForColors else { return nil }
            state.hasAskedForColors = true
            return TerminalQueries.moreSixelColors
        }
    }

    var isExpecting: Bool { state.withLock { $0.queryState.isExpecting } }

    var isFresh: Bool { state.withLock { $0.queryState.isFresh } }

    private func resume(_ state: inout State) {
        for waiting in state.queryState.giveUp() { waiting.resume() }
    }

    private func askTmux() {
        DetachedThread.start { [self] in
            let facts = TmuxFacts(path: hostEnvironment.path)
            state.withLock { state in
                let isRenewal = state.tmux != nil
                state.tmux = facts ?? state.tmux
                if isRenewal || state.facts.areComplete { resume(&state) }
            }
        }
    }
}

/// Shared-memory object of one pixel. Only a terminal on this machine can open and remove the object.
struct ProbeMemory {
    private static let folder = "/dev/shm"
    let name: String

    init?() {
        // Has the name prefix of shared pictures, so that the cleanup after a session also finds it.
        name = "/tty-graphics-protocol-gallery-\(getpid())-0-\(UInt32.random(in: 0...UInt32.max))"
        let file = open(Self.folder + name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard file >= 0 else { return nil }
        let count = write(file, [0, 0, 0] as [UInt8], 3)
        close(file)
        guard count == 3 else {
            remove()
            return nil
        }
    }

    func remove() { _ = unlink(Self.folder + name) }
}
