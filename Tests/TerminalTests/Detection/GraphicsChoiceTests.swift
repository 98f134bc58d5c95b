import CommandShell
import Testing

@testable import Terminal

@Suite struct GraphicsChoiceTests {
    private func choice(
        _ environment: [String: String] = ["TERM": "xterm-256color"], _ answers: TerminalAnswer...,
        tmux: String? = nil, preference: GraphicsProtocol? = nil, color: ColorDepth = .trueColor
    ) -> GraphicsChoice {
        var facts = TerminalFacts()
        for answer in answers { facts.record(answer) }
        return GraphicsChoice(
            preference: preference, capabilities: TerminalCapabilities(color: color),
            hostEnvironment: TerminalEnvironment(environment), facts: facts,
            tmux: tmux.flatMap(TmuxFacts.init(answer:)))
    }

    @Test func `the protocol that the terminal reports is used`() {
        #expect(choice(["TERM": "x"], .kitty(sharesMemory: true), .attributes([62])).method == .kitty)
        #expect(choice(["TERM": "x"], .attributes([62, 4])).method == .sixel)
        #expect(choice(["TERM": "x"], .attributes([62, 4]), .kitty(sharesMemory: false)).method == .kitty)
        #expect(choice(["TERM": "x"], .attributes([62, 4])).reason == .answer)
        // The first attribute is the class of the terminal, not a feature.
        #expect(choice(["TERM": "x"], .attributes([4])).method == .cells)
    }

    @Test func `without colors, graphics protocols are still used, but words replace pictures in cells`() {
        #expect(
            choice(["TERM": "x"], .kitty(sharesMemory: true), .attributes([62]), color: .none).method
                == .kitty)
        #expect(choice(["TERM": "x"], .attributes([62, 4]), color: .none).method == .sixel)
        #expect(choice(["TERM": "xterm", "TERM_PROGRAM": "iTerm.app"], color: .none).method == .iterm2)
        let cells = choice(["TERM": "x"], .attributes([62]), color: .none)
        #expect(cells.method == .words && cells.reason == .plain)
        #expect(choice(preference: .cells, color: .none).method == .words)
        #expect(choice(preference: .sixel, color: .none).method == .sixel)
    }

    @Test func `once all answers are received, a protocol that the terminal did not confirm is not used`() {
        let choice = choice(["TERM": "xterm-kitty"], .attributes([62]))
        #expect(choice.method == .cells && choice.reason == .noAnswer)
    }

    @Test func `the environment selects the protocol until all answers are received`() {
        #expect(choice(["TERM": "xterm-kitty"]).method == .kitty)
        #expect(choice(["TERM": "foot"], .name("foot(1.13)")).method == .sixel)
        #expect(choice().reason == .unknown)
    }

    @Test func `WezTerm and iTerm2 get inline images even if they report kitty's protocol or sixel`() {
        let name = TerminalAnswer.name("WezTerm 20240203")
        #expect(
            choice(["TERM": "x"], name, .kitty(sharesMemory: true), .attributes([65, 4])).method == .iterm2)
    }

    @Test(arguments: ["WezTerm 20240203", "iTerm2 3.5.0", "mintty 3.7.1", "Rio 0.2.0", "Konsole 24.02.1"])
    func `a terminal that reports a name known for inline images gets these`(_ name: String) {
        let choice = choice(["TERM": "xterm-256color"], .name(name), .attributes([62]))
        #expect(choice.method == .iterm2 && choice.reason == .name(name))
    }

    @Test(arguments: ["iTerm.app", "WezTerm", "mintty", "rio"])
    func `a variable selects inline images only if there was no answer at all`(_ program: String) {
        let environment = ["TERM": "xterm-256color", "TERM_PROGRAM": program]
        #expect(choice(environment).method == .iterm2)
        #expect(choice(environment, .attributes([62])).method == .cells)
        #expect(choice(environment, .attributes([62])).reason == .noAnswer)
        #expect(choice(environment, .attributes([62, 4])).method == .sixel)
        #expect(choice(environment, .name("XTerm(379)")).method == .cells)
    }

    @Test(arguments: [
        ("kitty(0.28.0)\txterm-kitty\t1\t", true), ("kitty(0.35.2)\txterm-kitty\ton\t", true),
        ("kitty(1.0)\txterm-kitty\tall\t", true), ("ghostty 1.0.1\txterm-ghostty\t1\t", true),
        ("kitty(0.28.0)\txterm-kitty\t0\t", false), ("kitty(0.27.1)\txterm-kitty\t1\t", false),
        ("kitty(0.26.5)\txterm-kitty\t1\t", false), ("\txterm-kitty\t1\t", false),
        ("WezTerm 1\tx\t1\t", false), ("Rio 0.5.27\txterm-256color\t1\t", true),
        ("Rio 0.5.4\txterm-256color\t1\t", false),
        ("kitty(\txterm-kitty\t1\t", false), ("kitty\txterm-kitty\t1\t", false), ("", false), ("a\tb", false),
    ])
    func `inside tmux, kitty's protocol needs passthrough and a terminal known to support placeholders`(
        _ answer: String, _ isKitty: Bool
    ) {
        let choice = choice(["TERM": "tmux-256color", "TMUX": "/x,1,0"], .attributes([1]), tmux: answer)
        #expect((choice.method == .kitty) == isKitty)
        if !isKitty { #expect(choice.method == .cells && choice.reason == .inside("tmux")) }
    }

    @Test(arguments: [
        ("kitty(0.35.2)\txterm-kitty\t0\t", true), ("ghostty 1.0.1\txterm-ghostty\toff\t", true),
        ("XTerm(379)\txterm-256color\t0\t", false), ("\txterm-256color\t0\t", false),
    ])
    func `inside tmux, passthrough is wanted by terminals that draw placeholders`(
        _ answer: String, _ wants: Bool
    ) {
        #expect(TmuxFacts(answer: answer)?.drawsPlaceholders == wants)
    }

    @Test func `inside tmux, sixel is used only if tmux and its terminal support it`() {
        let environment = ["TERM": "tmux-256color", "TMUX": "/x,1,0"]
        let terminal = "foot(1.20)\tfoot\toff\t256,RGB,"
        let choice = choice(environment, .attributes([1, 4]), tmux: terminal + "sixel,title")
        #expect(choice.method == .sixel && choice.reason == .through("tmux", terminal: "foot(1.20)"))
        #expect(self.choice(environment, .attributes([1, 4]), tmux: terminal + "title").method == .cells)
        #expect(self.choice(environment, .attributes([1]), tmux: terminal + "sixel").method == .cells)
    }

    @Test(arguments: [
        ("Zellij(4500)", true, false, GraphicsProtocol.kitty), ("Zellij(4300)", true, true, .kitty),
        ("Zellij(4501)", false, true, .sixel), ("Zellij(4400)", false, true, .cells),
        ("Zellij(new)", false, true, .cells), ("Zellij(4500)", false, false, .cells),
        ("", false, true, .cells),
    ])
    func `inside Zellij, its answer selects the protocol; sixel needs version 0.45`(
        _ name: String, _ hasKitty: Bool, _ hasSixel: Bool, _ method: GraphicsProtocol
    ) {
        // The variables are those of the terminal in which Zellij was started.
        let environment = ["TERM": "xterm-kitty", "ZELLIJ": "0", "KITTY_WINDOW_ID": "1"]
        var facts = TerminalFacts()
        if !name.isEmpty { facts.record(.name(name)) }
        if hasKitty { facts.record(.kitty(sharesMemory: false)) }
        facts.record(.attributes(hasSixel ? [62, 4] : [62]))
        let choice = GraphicsChoice(
            preference: nil, capabilities: TerminalCapabilities(color: .trueColor),
            hostEnvironment: TerminalEnvironment(environment), facts: facts, tmux: nil)
        #expect(choice.method == method)
        #expect(choice.reason == (method == .cells ? .inside("zellij") : .answer))
    }

    @Test func `a terminal has 24-bit color if tmux lists the feature RGB`() {
        let answer = "xterm(390)\txterm-256color\toff\t"
        #expect(TmuxFacts(answer: answer + "256,RGB,title\n")?.hasTrueColor == true)
        #expect(TmuxFacts(answer: answer + "256,title,clipboard\n")?.hasTrueColor == false)
        #expect(TmuxFacts(answer: answer + "\n")?.hasTrueColor == false)
    }
}
