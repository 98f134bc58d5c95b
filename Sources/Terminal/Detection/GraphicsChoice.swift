import CommandShell

struct GraphicsChoice {
    let method: GraphicsProtocol
    let reason: GraphicsReason

    /// Precedence: user setting, multiplexer, terminal's answers, environment. `.words` if pictures cannot be drawn.
    init(
        preference: GraphicsProtocol?, capabilities: TerminalCapabilities,
        hostEnvironment: TerminalEnvironment,
        facts: TerminalFacts, tmux: TmuxFacts?
    ) {
        let (method, reason): (GraphicsProtocol, GraphicsReason) =
            if let preference {
                (preference, .chosen)
            } else if hostEnvironment.multiplexer == .tmux, let tmux, tmux.hasPlaceholders {
                (.kitty, .through("tmux", terminal: tmux.terminal))
            } else if hostEnvironment.multiplexer == .tmux, let tmux, tmux.hasSixel, facts.hasSixel {
                (.sixel, .through("tmux", terminal: tmux.terminal))
            } else if hostEnvironment.multiplexer == .zellij, let method = Self.drawn(byZellij: facts) {
                (method, .answer)
            } else if let multiplexer = hostEnvironment.multiplexer {
                (.cells, .inside(multiplexer.rawValue))
            } else {
                Self.choose(facts, hostEnvironment)
            }
        let isPlain = !capabilities.drawsPictures || method == .cells && !capabilities.hasColor
        (self.method, self.reason) = isPlain ? (.words, .plain) : (method, reason)
    }

    /// Protocol supported by Zellij, if any. Before 0.45, Zellij reports sixel support without asking its terminal.
    private static func drawn(byZellij facts: TerminalFacts) -> GraphicsProtocol? {
        if facts.hasKitty { return .kitty }
        let version = TerminalVersion(facts.name ?? "")
        return facts.hasSixel && version.name == "zellij" && version.isAtLeast([4500]) ? .sixel : nil
    }

    /// Support for iTerm2's inline images cannot be queried, so the reported name decides. Any answer takes precedence
    /// over variables, which the terminal may have inherited.
    private static func choose(
        _ facts: TerminalFacts, _ hostEnvironment: TerminalEnvironment
    ) -> (GraphicsProtocol, GraphicsReason) {
        let method = facts.name.flatMap { KnownTerminal(version: $0)?.method }
        if let name = facts.name, method == .iterm2 { return (.iterm2, .name(name)) }
        if facts.hasKitty { return (.kitty, .answer) }
        if facts.hasSixel { return (.sixel, .answer) }
        if facts.areComplete { return (.cells, .noAnswer) }
        if let name = facts.name, let method { return (method, .name(name)) }
        guard let named = hostEnvironment.named else { return (.cells, .unknown) }
        return (named.terminal.method, .variable(named.variable, terminal: named.terminal.name))
    }
}
