enum TerminalType {
    static func isDumb(_ term: String) -> Bool { ["", "dumb", "unknown"].contains(term) }

    static func isConsole(_ term: String) -> Bool { term.hasPrefix("linux") }

    /// Whether the type is that of a DEC terminal without color, or of an emulation.
    static func isMonochrome(_ term: String) -> Bool {
        ["vt52", "vt100", "vt102", "vt220", "vt320", "vt420"].contains { term.hasPrefix($0) }
    }

    /// Whether the type implies 24-bit color. Needed over ssh, which does not forward `COLORTERM`.
    static func isTrueColor(_ term: String) -> Bool {
        // Compares whole words: a process's first substring search takes 0.1 ms, which would delay the prompt.
        let trueColorTerminals = ["direct", "kitty", "ghostty", "wezterm", "alacritty", "foot", "contour"]
        return term.split(separator: "-").contains { word in trueColorTerminals.contains { $0 == word } }
    }

    /// Whether the type states 16 colors or fewer.
    static func has16Colors(_ term: String) -> Bool {
        isConsole(term) || ["16color", "8color"].contains { term.hasSuffix("-" + $0) }
    }

    /// Whether the type states 256 colors, or is that of an emulator that has these although its type does not.
    static func has256Colors(_ term: String) -> Bool {
        term.contains("256")
            || ["xterm", "rxvt", "konsole", "gnome", "vte", "st"].contains { name in
                term == name || term.hasPrefix(name + "-")
            }
    }

    /// Whether bracketed paste (DEC private mode 2004) is supported. Consoles and DEC terminals do not support it.
    static func bracketsPaste(_ term: String) -> Bool {
        !isDumb(term) && !isMonochrome(term)
            && !["linux", "cons25", "ansi", "sun", "wyse"].contains { term.hasPrefix($0) }
    }
}
