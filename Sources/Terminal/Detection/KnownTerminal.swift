import CommandShell

/// Terminal, and the graphics protocol that its authors recommend. A protocol found by a query replaces that protocol,
/// except iTerm2's inline images, whose support cannot be queried.
struct KnownTerminal: Equatable {
    let name: String
    let method: GraphicsProtocol

    /// Whether every version that answers XTVERSION has 24-bit colors. xterm can be built without 24-bit colors, and
    /// tmux depends on the terminal in which it runs.
    var hasTrueColor: Bool { !["xterm", "tmux"].contains(name) }

    /// Parses an XTVERSION answer such as `kitty(0.26.5)` or `WezTerm 20230712`; `nil` for an unknown terminal.
    init?(version: String) {
        let version = version.lowercased()
        guard let terminal = Self.names.first(where: { version.hasPrefix($0.prefix) }) else { return nil }
        self.init(terminal.name, terminal.method)
    }

    /// Terminal that a variable identifies, and the variable. Variables of the terminal itself take precedence over
    /// those that it may have inherited from the terminal in which it was started.
    static func named(
        in environment: [String: String]
    ) -> (terminal: KnownTerminal, variable: String)? {
        let term = environment["TERM"] ?? ""
        if let (_, name, method) = types.first(where: { term.hasPrefix($0.prefix) }) {
            return (KnownTerminal(name, method), "TERM")
        }
        // Any other type is that of an unknown terminal, which inherited the variables.
        guard term.hasPrefix("xterm") else { return nil }
        if let own = first(of: own, in: environment) { return own }
        if let program = environment["TERM_PROGRAM"], !program.isEmpty {
            return programs[program].map { (KnownTerminal($0.name, $0.method), "TERM_PROGRAM") }
        }
        // iTerm2 makes ssh forward this variable to other machines.
        if environment["LC_TERMINAL"] == "iTerm2" { return (KnownTerminal("iTerm2", .iterm2), "LC_TERMINAL") }
        if let version = environment["KONSOLE_VERSION"].flatMap({ Int($0) }) {
            // Konsole supports inline images since 22.04.
            return (KnownTerminal("Konsole", version >= 220_400 ? .iterm2 : .cells), "KONSOLE_VERSION")
        }
        return first(of: inherited, in: environment)
    }

    private static func first(
        of variables: [(variable: String, name: String, method: GraphicsProtocol)],
        in environment: [String: String]
    ) -> (terminal: KnownTerminal, variable: String)? {
        variables.first { environment[$0.variable]?.isEmpty == false }.map {
            (KnownTerminal($0.name, $0.method), $0.variable)
        }
    }

    private init(_ name: String, _ method: GraphicsProtocol) {
        self.name = name
        self.method = method
    }

    private static let names: [(prefix: String, name: String, method: GraphicsProtocol)] = [
        ("kitty", "kitty", .kitty), ("ghostty", "Ghostty", .kitty), ("wezterm", "WezTerm", .iterm2),
        ("konsole", "Konsole", .iterm2), ("iterm2", "iTerm2", .iterm2), ("mintty", "mintty", .iterm2),
        ("rio", "Rio", .iterm2),
        ("foot", "foot", .sixel), ("contour", "Contour", .sixel), ("mlterm", "mlterm", .sixel),
        ("xterm.js", "xterm.js", .cells), ("xterm", "xterm", .cells), ("vte", "a VTE terminal", .cells),
        ("alacritty", "Alacritty", .cells),
        ("tmux", "tmux", .cells),
    ]

    private static let types: [(prefix: String, name: String, method: GraphicsProtocol)] = [
        ("xterm-kitty", "kitty", .kitty), ("xterm-ghostty", "Ghostty", .kitty),
        ("ghostty", "Ghostty", .kitty), ("wezterm", "WezTerm", .iterm2), ("foot", "foot", .sixel),
        ("contour", "Contour", .sixel), ("mlterm", "mlterm", .sixel), ("yaft", "yaft", .sixel),
        ("iterm", "iTerm2", .iterm2), ("mintty", "mintty", .iterm2),
        ("rio", "Rio", .iterm2), ("konsole", "Konsole", .cells), ("vte", "a VTE terminal", .cells),
        ("linux", "the Linux console", .cells), ("alacritty", "Alacritty", .cells),
    ]

    private static let programs: [String: (name: String, method: GraphicsProtocol)] = [
        "kitty": ("kitty", .kitty), "ghostty": ("Ghostty", .kitty), "iTerm.app": ("iTerm2", .iterm2),
        "WezTerm": ("WezTerm", .iterm2), "mintty": ("mintty", .iterm2), "rio": ("Rio", .iterm2),
        "Apple_Terminal": ("Terminal", .cells), "vscode": ("Visual Studio Code", .cells),
    ]

    /// Variables of terminals without a protocol for pictures. If they are inherited instead, pictures in cells are
    /// still right.
    private static let own: [(variable: String, name: String, method: GraphicsProtocol)] = [
        ("INSIDE_EMACS", "Emacs", .cells), ("TERMINAL_EMULATOR", "JetBrains", .cells),
        ("XTERM_VERSION", "xterm", .cells), ("VTE_VERSION", "a VTE terminal", .cells),
    ]

    private static let inherited: [(variable: String, name: String, method: GraphicsProtocol)] = [
        ("WEZTERM_PANE", "WezTerm", .iterm2), ("KITTY_WINDOW_ID", "kitty", .kitty),
        ("GHOSTTY_RESOURCES_DIR", "Ghostty", .kitty), ("MLTERM", "mlterm", .sixel),
        ("ALACRITTY_WINDOW_ID", "Alacritty", .cells),
    ]
}
