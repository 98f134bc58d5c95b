import CommandShell

struct ColorChoice: Equatable {
    let depth: ColorDepth
    let reason: GraphicsReason

    /// Precedence: user setting, a type with few colors, answers of tmux or the terminal, variables.
    init(
        capabilities: TerminalCapabilities, hostEnvironment: TerminalEnvironment, facts: TerminalFacts,
        tmux: TmuxFacts?
    ) {
        let promised = capabilities.color
        (depth, reason) =
            if !capabilities.hasColor {
                (promised, .plain)
            } else if promised < .indexed256 {
                (promised, .setting("TERM=\(hostEnvironment.type)"))
            } else if hostEnvironment.multiplexer == .tmux, let tmux {
                (tmux.hasTrueColor ? .trueColor : .indexed256, .through("tmux", terminal: tmux.terminal))
            } else if let isTrueColor = facts.hasTrueColor {
                (isTrueColor ? .trueColor : .indexed256, facts.name.map { .name($0) } ?? .answer)
            } else if let multiplexer = hostEnvironment.multiplexer {
                (promised, .inside(multiplexer.rawValue))
            } else {
                (promised, .setting(hostEnvironment.colorSetting))
            }
    }
}
