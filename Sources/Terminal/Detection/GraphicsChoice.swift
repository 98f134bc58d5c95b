import CommandShell

struct GraphicsChoice {
    let method: GraphicsProtocol
    let reason: GraphicsReason

    /// Precedence: user setting, multiplexer, answers of the terminal, environment. Cells without colors would show
    /// nothing, so text is used instead.
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
            } else if let multiplexer = hostEnvironment.multiplexer {
                (.cells, .inside(multiplexer.rawValue))
            } else {
                Self.choose(facts, hostEnvironment)
            }
        let isPlain = !capabilities.drawsPictures || method == .cells && !capabilities.hasColor
        (self.method, self.reason) = isPlain ? (.words, .plain) : (method, reason)
    }

    /// Support for inline images cannot be queried, so the name of the terminal decides.
    private static func choose(
        _ facts: TerminalFacts, _ hostEnvironment: TerminalEnvironment
    ) -> (GraphicsProtocol, GraphicsReason) {
        if let name = facts.name, KnownTerminal(version: name)?.method == .iterm2 {
            return (.iterm2, .name(name))
        }
        let named = hostEnvironment.named
        if let named, named.terminal.method == .iterm2, facts.name == nil {
            return (.iterm2, .variable(named.variable, terminal: named.terminal.name))
        }
        if facts.hasKitty { return (.kitty, .answer) }
        if facts.hasSixel { return (.sixel, .answer) }
        if facts.areComplete { return (.cells, .noAnswer) }
        guard let named else { return (.cells, .unknown) }
        return (named.terminal.method, .variable(named.variable, terminal: named.terminal.name))
    }
}
