import Testing

@testable import Terminal

@Suite struct TerminalServicesTests {
    private func services(_ environment: [String: String]) -> TerminalServices {
        TerminalServices(environment: environment)
    }

    @Test(
        arguments: [
            (["TERM": "xterm-kitty"], true, .kitty), (["TERM": "xterm-ghostty"], true, .iterm),
            (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], true, .iterm),
            (["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"], true, .iterm),
            (["TERM": "foot"], true, .rxvt), (["TERM": "rxvt-unicode-256color"], false, .rxvt),
            (["TERM": "alacritty"], true, nil), (["TERM": "xterm-256color", "WT_SESSION": "1"], true, nil),
            (["TERM": "xterm-256color", "VTE_VERSION": "7006"], true, nil),
            (["TERM": "xterm-256color", "VTE_VERSION": "4800"], false, nil),
            (["TERM": "xterm-256color", "KONSOLE_VERSION": "220401"], true, nil),
            (["TERM": "xterm-256color", "KONSOLE_VERSION": "190801"], false, nil),
            (["TERM": "xterm-256color", "XTERM_VERSION": "XTerm(379)"], false, nil),
            (["TERM": "xterm-256color"], false, nil), (["TERM": "linux"], false, nil), ([:], false, nil),
            (["TERM": "dumb", "TERM_PROGRAM": "vscode"], false, nil),
        ] as [([String: String], Bool, TerminalServices.Notification?)])
    func `links and notifications are used only in terminals known to support them`(
        environment: [String: String], links: Bool, notification: TerminalServices.Notification?
    ) {
        #expect(services(environment).linksText == links)
        #expect(services(environment).notification == notification)
    }

    @Test func `inside tmux, only variables of tmux determine the terminal services`() {
        var environment = [
            "TERM": "tmux-256color", "TMUX": "/tmp/tmux", "KITTY_WINDOW_ID": "1", "VTE_VERSION": "7006",
        ]
        #expect(services(environment) == TerminalServices(isTmux: true))
        environment["TERM_PROGRAM"] = "tmux"
        for (version, links) in [("3.3a", false), ("3.4", true), ("3.10", true), ("next-3.6", false)] {
            environment["TERM_PROGRAM_VERSION"] = version
            #expect(services(environment).linksText == links, "\(version)")
            #expect(services(environment).notification == nil)
            #expect(!services(environment).supportsClipboard)
        }
    }

    @Test func `Linux consoles, GNU screen, VT220s and pipes have no services; xterm has a clipboard`() {
        #expect(
            services(["TERM": "screen-256color", "STY": "1", "VTE_VERSION": "7006"]) == TerminalServices())
        #expect(services(["TERM": "linux"]) == TerminalServices())
        #expect(services(["TERM": "vt220"]) == TerminalServices())
        #expect(services(["TERM": "xterm"]).supportsClipboard)
        let pipe = TerminalCapabilities.detect(
            environment: ["TERM": "xterm-kitty"], isInputTerminal: true, isOutputTerminal: false)
        #expect(pipe.services == TerminalServices())
    }

    @Test func `a terminal used over ssh is remote`() {
        #expect(services(["TERM": "xterm-kitty", "SSH_TTY": "/dev/pts/1"]).isRemote)
        #expect(!services(["TERM": "xterm-kitty"]).isRemote)
    }
}
