/// A terminal the environment names, and what it shows pictures by.
///
/// The preference is the protocol its authors maintain first; what it answers when asked counts more, except where
/// it answers yes to several.
struct KnownTerminal: Equatable {
    /// As a person knows it.
    let name: String
    /// What it shows pictures by.
    let method: GraphicsProtocol
    /// The variable that tells.
    let variable: String

    /// The terminal that `environment` speaks of; nil when none we know.
    ///
    /// `TERM` first: the terminal itself sets it, while other variables are passed on to terminals that are
    /// started from it.
    init?(_ environment: [String: String]) {
        let term = environment["TERM"] ?? ""
        if let (_, name, method) = Self.types.first(where: { term.hasPrefix($0.prefix) }) {
            self.init(name, method, "TERM")
        } else if let program = environment["TERM_PROGRAM"], let (name, method) = Self.programs[program] {
            self.init(name, method, "TERM_PROGRAM")
        } else if environment["LC_TERMINAL"] == "iTerm2" {
            // iTerm2 has ssh carry this one to other machines.
            self.init("iTerm2", .iterm2, "LC_TERMINAL")
        } else if let version = environment["KONSOLE_VERSION"].flatMap({ Int($0) }) {
            // Inline images came with 22.04.
            self.init("Konsole", version >= 220_400 ? .iterm2 : .cells, "KONSOLE_VERSION")
        } else if let variable = Self.own.first(where: { environment[$0.variable]?.isEmpty == false }) {
            self.init(variable.name, variable.method, variable.variable)
        } else {
            return nil
        }
    }

    private init(_ name: String, _ method: GraphicsProtocol, _ variable: String) {
        (self.name, self.method, self.variable) = (name, method, variable)
    }

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
