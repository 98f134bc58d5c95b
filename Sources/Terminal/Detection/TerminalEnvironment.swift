struct TerminalEnvironment {
    enum Multiplexer: String {
        case tmux
        case screen
        case zellij
    }

    let type: String
    let named: (terminal: KnownTerminal, variable: String)?
    /// Name of the terminal, followed by its version if known, in the form of an XTVERSION answer.
    let version: String?
    let isVisualStudioCode: Bool
    let multiplexer: Multiplexer?
    let isRemote: Bool
    /// Whether queries are safe. The Linux console, for example, prints some as text.
    let answersQueries: Bool
    /// Variable that promises the most colors, such as `COLORTERM=truecolor`.
    let colorSetting: String
    let promisesTrueColor: Bool
    /// Background color `0xRRGGBB` from `COLORFGBG`, which rxvt, Konsole and others set.
    let background: UInt32?
    let path: String?

    private static let colors: [UInt32] = [
        0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5, 0x7F7F7F, 0xFF0000,
        0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
    ]

    init(_ environment: [String: String]) {
        func has(_ name: String) -> Bool { environment[name]?.isEmpty == false }
        let term = environment["TERM"] ?? ""
        type = term
        if has("TMUX") || term.hasPrefix("tmux") {
            multiplexer = .tmux
        } else if has("ZELLIJ") {
            multiplexer = .zellij
        } else if has("STY") || term.hasPrefix("screen") {
            multiplexer = .screen
        } else {
            multiplexer = nil
        }
        let named = KnownTerminal.named(in: environment)
        self.named = named
        let program = environment["TERM_PROGRAM"]
        isVisualStudioCode = program == "vscode"
        let colors = environment["COLORTERM"] ?? "", isDirect = TerminalType.isTrueColor(term)
        let isPromised = ["truecolor", "24bit"].contains(colors.lowercased())
        promisesTrueColor = isDirect || isPromised
        colorSetting = isPromised && !isDirect ? "COLORTERM=\(colors)" : "TERM=\(term)"
        // Checked first, since Visual Studio Code inherits the variables of the terminal that started it.
        version =
            switch named?.variable {
            case _ where isVisualStudioCode: "xterm.js"
            case "VTE_VERSION": environment["VTE_VERSION"].map { "VTE(\($0))" }
            case "TERM_PROGRAM": program.map { "\($0) \(environment["TERM_PROGRAM_VERSION"] ?? "")" }
            case _: named?.terminal.name
            }
        answersQueries =
            !TerminalType.isDumb(term) && !TerminalType.isMonochrome(term) && !TerminalType.isConsole(term)
        path = environment["PATH"]
        // For example "15;0" or "0;default;15"; the color of "default" is unknown.
        let color = environment["COLORFGBG"]?.split(separator: ";").dropFirst().last.flatMap { Int($0) }
        background = color.flatMap { Self.colors.indices.contains($0) ? Self.colors[$0] : nil }
        isRemote = has("SSH_CONNECTION") || has("SSH_CLIENT") || has("SSH_TTY")
    }
}
