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
    /// The color behind the text as `0xRRGGBB`, as rxvt, Konsole and others tell it: `COLORFGBG`.
    let background: UInt32?
    /// Where programs are looked for.
    let path: String?

    /// The sixteen of xterm.
    private static let colors: [UInt32] = [
        0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5, 0x7F7F7F, 0xFF0000,
        0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
    ]

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
        // "15;0", "0;default;15"; what is "default" is not told.
        let color = environment["COLORFGBG"]?.split(separator: ";").dropFirst().last.flatMap { Int($0) }
        background = color.flatMap { Self.colors.indices.contains($0) ? Self.colors[$0] : nil }
        isRemote = has("SSH_CONNECTION") || has("SSH_CLIENT") || has("SSH_TTY")
    }
}
