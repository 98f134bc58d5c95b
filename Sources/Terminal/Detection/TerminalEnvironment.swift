/// What the environment says about where the program runs.
struct TerminalEnvironment {
    /// Programs that stand between us and the terminal and draw its screen themselves.
    enum Multiplexer: String {
        case tmux
        case screen
        case zellij
    }

    /// The terminal, as far as a variable names it, and that variable.
    let named: (terminal: KnownTerminal, variable: String)?
    /// What stands between.
    let multiplexer: Multiplexer?
    /// The terminal is on another machine (variables of ssh(1)).
    let isRemote: Bool
    /// It can be asked: it takes control strings for what they are.
    let takesQuestions: Bool
    /// Where programs are looked for.
    let path: String?

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
        named = KnownTerminal.named(in: environment)
        // The Linux console has no answers, and writes some questions onto the screen.
        takesQuestions = !TerminalType.isDumb(term) && !TerminalType.isMonochrome(term) && term != "linux"
        path = environment["PATH"]
        isRemote = has("SSH_CONNECTION") || has("SSH_CLIENT") || has("SSH_TTY")
    }
}
