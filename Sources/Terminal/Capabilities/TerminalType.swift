/// What the name in `TERM` tells.
enum TerminalType {
    /// No cursor movement at all.
    static func isDumb(_ term: String) -> Bool { ["", "dumb", "unknown"].contains(term) }

    /// The DEC terminals before color, and their emulations.
    static func isMonochrome(_ term: String) -> Bool {
        ["vt52", "vt100", "vt102", "vt220", "vt320", "vt420"].contains { term.hasPrefix($0) }
    }

    /// Terminals that have 24 bits even where `COLORTERM` was lost on the way, as over ssh.
    static func isTrueColor(_ term: String) -> Bool {
        // Not by looking for them in the name: searching for text takes 0.1 ms the first time, on the way to the prompt.
        let known = ["direct", "kitty", "ghostty", "wezterm", "alacritty", "foot", "contour"]
        return term.split(separator: "-").contains { word in known.contains { $0 == word } }
    }

    /// Emulators that have had 256 colors for longer than their short names say.
    static func isEmulator(_ term: String) -> Bool {
        ["xterm", "tmux", "screen", "rxvt", "konsole", "gnome", "vte", "st"].contains { name in
            term == name || term.hasPrefix(name + "-")
        }
    }

    /// Whether it marks pasted text (DEC private mode 2004). Consoles and the DEC terminals never did.
    static func bracketsPaste(_ term: String) -> Bool {
        !isDumb(term) && !isMonochrome(term)
            && !["linux", "cons25", "ansi", "sun", "wyse"].contains { term.hasPrefix($0) }
    }
}
