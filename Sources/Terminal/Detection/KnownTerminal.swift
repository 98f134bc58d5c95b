import CommandShell

/// A terminal that names itself or is named by the environment, and what it shows pictures by.
///
/// The preference is the protocol its authors maintain first; what it answers when asked counts more, except where
/// it answers yes to several.
struct KnownTerminal: Equatable {
    /// As a person knows it.
    let name: String
    /// What it shows pictures by.
    let method: GraphicsProtocol

    /// By what it calls itself (XTVERSION): `kitty(0.26.5)`, `WezTerm 20230712`; nil when we do not know it.
    init?(version: String) {
        let version = version.lowercased()
        guard let known = Self.names.first(where: { version.hasPrefix($0.prefix) }) else { return nil }
        self.init(known.name, known.method)
    }

    /// The terminal that `environment` speaks of, with the variable that tells; nil when none we know.
    ///
    /// `TERM` first: the terminal itself sets it, while other variables are passed on to terminals that are
    /// started from it.
    static func named(
        in environment: [String: String]
    ) -> (terminal: KnownTerminal, variable: String)? {
        let term = environment["TERM"] ?? ""
        if let (_, name, method) = types.first(where: { term.hasPrefix($0.prefix) }) {
            return (KnownTerminal(name, method), "TERM")
        }
        if let program = environment["TERM_PROGRAM"], let (name, method) = programs[program] {
            return (KnownTerminal(name, method), "TERM_PROGRAM")
        }
        // iTerm2 has ssh carry this one to other machines.
        if environment["LC_TERMINAL"] == "iTerm2" { return (KnownTerminal("iTerm2", .iterm2), "LC_TERMINAL") }
        if let version = environment["KONSOLE_VERSION"].flatMap({ Int($0) }) {
            // Inline images came with 22.04.
            return (KnownTerminal("Konsole", version >= 220_400 ? .iterm2 : .cells), "KONSOLE_VERSION")
        }
        return own.first { environment[$0.variable]?.isEmpty == false }.map {
            (KnownTerminal($0.name, $0.method), $0.variable)
        }
    }

    private init(_ name: String, _ method: GraphicsProtocol) { (self.name, self.method) = (name, method) }

    /// By the beginning of what it calls itself.
    private static let names: [(prefix: String, name: String, method: GraphicsProtocol)] = [
        ("kitty", "kitty", .kitty), ("ghostty", "Ghostty", .kitty), ("wezterm", "WezTerm", .iterm2),
        ("konsole", "Konsole", .iterm2), ("iterm2", "iTerm2", .iterm2), ("mintty", "mintty", .iterm2),
        ("foot", "foot", .sixel), ("contour", "Contour", .sixel), ("mlterm", "mlterm", .sixel),
        ("xterm", "xterm", .cells), ("vte", "a VTE terminal", .cells), ("alacritty", "Alacritty", .cells),
        ("tmux", "tmux", .cells),
    ]

    /// By the beginning of `TERM`.
    private static let types: [(prefix: String, name: String, method: GraphicsProtocol)] = [
        ("xterm-kitty", "kitty", .kitty), ("xterm-ghostty", "Ghostty", .kitty),
        ("ghostty", "Ghostty", .kitty), ("wezterm", "WezTerm", .iterm2), ("foot", "foot", .sixel),
        ("contour", "Contour", .sixel), ("mlterm", "mlterm", .sixel), ("yaft", "yaft", .sixel),
        ("linux", "the Linux console", .cells), ("alacritty", "Alacritty", .cells),
    ]

    /// By `TERM_PROGRAM`.
    private static let programs: [String: (name: String, method: GraphicsProtocol)] = [
        "kitty": ("kitty", .kitty), "ghostty": ("Ghostty", .kitty), "iTerm.app": ("iTerm2", .iterm2),
        "WezTerm": ("WezTerm", .iterm2), "mintty": ("mintty", .iterm2), "rio": ("Rio", .iterm2),
        "Apple_Terminal": ("Terminal", .cells),
    ]

    /// Variables that a terminal sets for itself alone; looked at last, as what is started in it inherits them.
    private static let own: [(variable: String, name: String, method: GraphicsProtocol)] = [
        ("XTERM_VERSION", "xterm", .cells), ("VTE_VERSION", "a VTE terminal", .cells),
        ("WEZTERM_PANE", "WezTerm", .iterm2), ("KITTY_WINDOW_ID", "kitty", .kitty),
        ("GHOSTTY_RESOURCES_DIR", "Ghostty", .kitty), ("MLTERM", "mlterm", .sixel),
        ("ALACRITTY_WINDOW_ID", "Alacritty", .cells),
    ]
}
