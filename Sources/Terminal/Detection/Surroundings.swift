/// What the environment says about where the program runs.
struct Surroundings {
    /// Programs that stand between us and the terminal and draw its screen themselves.
    enum Multiplexer: String {
        case tmux
        case screen
        case zellij
    }

    /// The terminal, as far as it is named.
    let terminal: KnownTerminal?
    /// What stands between.
    let multiplexer: Multiplexer?
    /// The terminal is on another machine (variables of ssh(1)).
    let isRemote: Bool

    init(_ environment: [String: String]) {
        func has(_ name: String) -> Bool { environment[name]?.isEmpty == false }
        let term = environment["TERM"] ?? ""
        if has("TMUX") || term.hasPrefix("tmux") {
            multiplexer = .tmux
        } else if has("ZELLIJ") {
            multiplexer = .zellij
        } else if has("STY") || term.hasPrefix("screen") {
            multiplexer = .screen
        } else {
            multiplexer = nil
        }
        terminal = KnownTerminal(environment)
        isRemote = has("SSH_CONNECTION") || has("SSH_CLIENT") || has("SSH_TTY")
    }
}
