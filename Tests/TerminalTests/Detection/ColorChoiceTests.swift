import CommandShell
import Testing

@testable import Terminal

@Suite struct ColorChoiceTests {
    private func profile(_ environment: [String: String], _ answer: String = "") -> TerminalProfile {
        let capabilities = TerminalCapabilities(
            color: ColorDepth(environment: environment, isTerminal: true))
        let profile = TerminalProfile(environment: environment, capabilities: capabilities)
        for report in [answer, "\u{1B}[?62c"] { _ = profile.handle(Array(report.utf8)) }
        return profile
    }

    private func choice(_ environment: [String: String], tmux: String) -> ColorChoice {
        ColorChoice(
            capabilities: TerminalCapabilities(color: .indexed256),
            hostEnvironment: TerminalEnvironment(environment), facts: TerminalFacts(),
            tmux: TmuxFacts(answer: tmux))
    }

    @Test(arguments: [
        ("\u{1B}P1$r0;48:2::1:2:3m", ColorDepth.trueColor), ("\u{1B}P1$r0;48:5:16m", .indexed256),
        ("\u{1B}P0$r", .indexed256), ("\u{1B}P>|VTE(7800)", .trueColor), ("\u{1B}P>|XTerm(390)", .indexed256),
        ("\u{1B}P>|xterm.js(5.5.0)", .trueColor), ("\u{1B}P>|unknown 1", .indexed256), ("", .indexed256),
    ])
    func `over ssh, 256 colors become 24-bit color if the terminal reports it or is known for it`(
        _ answer: String, _ depth: ColorDepth
    ) {
        #expect(profile(["TERM": "xterm-256color", "SSH_CONNECTION": "1"], answer).color == depth)
    }

    @Test(arguments: [
        ("xterm-16color", 16), ("linux", 16), ("screen", 16), ("xterm", 256), ("screen-256color", 256),
        ("rxvt-unicode-256color", 1 << 24), ("new", 1 << 24), ("vt220", 0),
    ])
    func `a type with few colors takes precedence over COLORTERM and over answers`(
        _ type: String, _ colors: Int
    ) {
        let environment = ["TERM": type, "COLORTERM": type == "xterm" ? "" : "truecolor"]
        #expect(profile(environment).color.rawValue == colors)
        if colors < 256 { #expect(profile(environment, "\u{1B}P>|kitty(0.42.0)").color.rawValue == colors) }
    }

    @Test func `an answer takes precedence over COLORTERM`() {
        let environment = ["TERM": "xterm-256color", "COLORTERM": "truecolor"]
        #expect(profile(environment).color == .trueColor)
        #expect(profile(environment).graphics.colorsReason == .setting("COLORTERM=truecolor"))
        let refusing = profile(environment, "\u{1B}P1$r48:5:16m")
        #expect(refusing.color == .indexed256 && refusing.graphics.colorsReason == .answer)
    }

    @Test(arguments: [
        ["TERM": "screen.xterm-256color", "STY": "1.tty"], ["TERM": "xterm-256color", "STY": "1.tty"],
        ["TERM": "xterm-kitty", "ZELLIJ": "0"], ["TERM": "tmux-256color"],
    ])
    func `inside a multiplexer, COLORTERM and TERM of the outer terminal do not promise 24-bit color`(
        _ variables: [String: String]
    ) {
        let inside = profile(variables.merging(["COLORTERM": "truecolor"]) { $1 })
        #expect(inside.color == .indexed256 && inside.graphics.colors == 256)
        if case .inside = inside.graphics.colorsReason {
        } else {
            Issue.record("\(inside.graphics.colorsReason)")
        }
    }

    @Test func `inside a multiplexer, an answer proves 24-bit color`() {
        let zellij = ["TERM": "xterm-256color", "ZELLIJ": "0"]
        #expect(profile(zellij, "\u{1B}P1$r48:2:1:2:3m").color == .trueColor)
        let tmux = ["TERM": "tmux-256color", "TMUX": "/x,1,0"]
        let through = choice(tmux, tmux: "foot(1.20)\tfoot\toff\t256,RGB")
        #expect(through.depth == .trueColor)
        #expect(through.reason == .through("tmux", terminal: "foot(1.20)"))
        #expect(choice(tmux, tmux: "xterm(390)\txterm\toff\t256").depth == .indexed256)
    }
}
