import CommandShell
import TextLayout

/// Characters for pictures in cells. Few fonts have sextants and octants, so the terminal must draw these.
struct GlyphsChoice: Equatable {
    let glyphs: CellGlyphs
    let reason: GlyphsReason

    init(
        preference: CellGlyphs?, capabilities: TerminalCapabilities, hostEnvironment: TerminalEnvironment,
        facts: TerminalFacts, tmux: TmuxFacts?
    ) {
        let terminal: String? =
            switch hostEnvironment.multiplexer {
            case nil: facts.name ?? hostEnvironment.version
            case .tmux: tmux?.terminal
            // These multiplexers do not report the name of the attached terminal.
            case .screen, .zellij: nil
            }
        (glyphs, reason) =
            if !capabilities.isUTF8 {
                (.spaces, .withoutUTF8)
            } else if let preference {
                (preference, .chosen)
            } else if capabilities.isConsole {
                (.halves, .console)
            } else if let terminal, let drawn = Self.drawn(by: terminal, in: hostEnvironment) {
                (drawn, .drawn(by: terminal))
            } else {
                (.blocks, .usual)
            }
    }

    /// Richest characters that a terminal, such as `kitty(0.42.0)` or `ghostty 1.2.0`, draws itself; `nil` if unknown.
    private static func drawn(by terminal: String, in hostEnvironment: TerminalEnvironment) -> CellGlyphs? {
        let version = TerminalVersion(terminal)
        guard version.name != "xterm.js" || hostEnvironment.isVisualStudioCode else { return nil }
        return known.first { $0.name == version.name && version.isAtLeast($0.since) }?.glyphs
    }

    /// First version of each terminal that draws the characters itself; the richest characters first. No version number
    /// means any version, even an unknown one. xterm.js is the terminal of Visual Studio Code.
    private static let known: [(name: String, since: [Int], glyphs: CellGlyphs)] = [
        ("kitty", [0, 40], .octants), ("kitty", [], .sextants), ("ghostty", [1, 2], .octants),
        ("foot", [1, 20], .octants), ("vte", [7800], .octants), ("vte", [6200], .sextants),
        ("wezterm", [], .sextants), ("xterm.js", [], .sextants),
    ]
}
