import CommandShell
import Testing

@testable import Terminal

@Suite struct KnownTerminalTests {
    @Test(
        arguments: [
            (["TERM": "xterm-kitty"], "kitty", GraphicsProtocol.kitty),
            (["TERM": "xterm-ghostty", "TERM_PROGRAM": "ghostty"], "Ghostty", .kitty),
            (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], "iTerm2", .iterm2),
            (["TERM": "xterm-256color", "LC_TERMINAL": "iTerm2"], "iTerm2", .iterm2),
            (["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm", "WEZTERM_PANE": "0"], "WezTerm", .iterm2),
            (["TERM": "xterm", "TERM_PROGRAM": "mintty"], "mintty", .iterm2),
            (["TERM": "xterm-256color", "KONSOLE_VERSION": "220401"], "Konsole", .iterm2),
            (["TERM": "xterm-256color", "KONSOLE_VERSION": "211203"], "Konsole", .cells),
            (["TERM": "foot-extra"], "foot", .sixel),
            (["TERM": "mlterm-256color"], "mlterm", .sixel),
            (["TERM": "xterm-256color", "VTE_VERSION": "7006"], "a VTE terminal", .cells),
            (["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1"], "kitty", .kitty),
            // Programs started in kitty inherit its variables, so variables of other terminals take precedence.
            (
                ["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1", "XTERM_VERSION": "XTerm(379)"], "xterm",
                .cells
            ),
            (
                ["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1", "TERM_PROGRAM": "WezTerm"], "WezTerm",
                .iterm2
            ),
        ] as [([String: String], String, GraphicsProtocol)])
    func `a terminal is recognized by its environment variables`(
        _ environment: [String: String], _ name: String, _ method: GraphicsProtocol
    ) {
        let terminal = KnownTerminal.named(in: environment)?.terminal
        #expect(terminal?.name == name)
        #expect(terminal?.method == method)
    }

    @Test(
        arguments: [
            ["TERM": "rxvt-unicode-256color"], ["TERM_PROGRAM": "Hyper"],
            ["TERMINAL_EMULATOR": "JetBrains-JediTerm"], ["INSIDE_EMACS": "vterm"], ["VTE_VERSION": "7006"],
        ] as [[String: String]])
    func `variables of the terminal itself take precedence over those of the terminal that started it`(
        _ own: [String: String]
    ) {
        let inherited = [
            "TERM": "xterm-256color", "WEZTERM_PANE": "0", "LC_TERMINAL": "iTerm2", "KITTY_WINDOW_ID": "1",
            "KONSOLE_VERSION": "220401", "TERM_PROGRAM": "WezTerm",
        ]
        let named = KnownTerminal.named(in: inherited.merging(own) { $1 })
        #expect(named?.terminal.method ?? .cells == .cells)
    }

    @Test func `no terminal is recognized from unknown or malformed variables or an unknown name`() {
        #expect(KnownTerminal.named(in: ["TERM": "xterm-256color"]) == nil)
        #expect(KnownTerminal.named(in: [:]) == nil)
        let odd = ["TERM": "xterm", "KITTY_WINDOW_ID": "", "KONSOLE_VERSION": "new"]
        #expect(KnownTerminal.named(in: odd) == nil)
        #expect(KnownTerminal(version: "something(1.0)") == nil)
    }
}
