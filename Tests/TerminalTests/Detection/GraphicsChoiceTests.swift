import CommandShell
import Testing

@testable import Terminal

@Suite struct GraphicsChoiceTests {
    private func choice(
        _ environment: [String: String] = ["TERM": "xterm-256color"], _ answers: TerminalAnswer...,
        tmux: String? = nil, wish: GraphicsProtocol? = nil, color: ColorDepth = .trueColor
    ) -> GraphicsChoice {
        var facts = TerminalFacts()
        for answer in answers { facts.note(answer) }
        return GraphicsChoice(
            wish: wish, capabilities: TerminalCapabilities(color: color),
            surroundings: TerminalEnvironment(environment), facts: facts,
            tmux: tmux.flatMap(TmuxFacts.init(answer:)))
    }

    @Test func `what the terminal says it can is done`() {
        #expect(choice(["TERM": "x"], .kitty(sharesMemory: true), .attributes([62])).method == .kitty)
        #expect(choice(["TERM": "x"], .attributes([62, 4])).method == .sixel)
        #expect(choice(["TERM": "x"], .attributes([62, 4]), .kitty(sharesMemory: false)).method == .kitty)
        #expect(choice(["TERM": "x"], .attributes([62, 4])).reason == .answer)
        // The first number is the terminal's class, not what it can.
        #expect(choice(["TERM": "x"], .attributes([4])).method == .cells)
    }

    @Test func `without colors pictures stay, and words take the place of cells`() {
        #expect(
            choice(["TERM": "x"], .kitty(sharesMemory: true), .attributes([62]), color: .none).method
                == .kitty)
        #expect(choice(["TERM": "x"], .attributes([62, 4]), color: .none).method == .sixel)
        #expect(choice(["TERM": "x", "TERM_PROGRAM": "iTerm.app"], color: .none).method == .iterm2)
        let cells = choice(["TERM": "x"], .attributes([62]), color: .none)
        #expect(cells.method == .words && cells.reason == .plain)
        #expect(choice(wish: .cells, color: .none).method == .words)
        #expect(choice(wish: .sixel, color: .none).method == .sixel)
    }

    @Test func `what it does not speak of is not done, whatever the environment says`() {
        let choice = choice(["TERM": "xterm-kitty"], .attributes([62]))
        #expect(choice.method == .cells && choice.reason == .noAnswer)
    }

    @Test func `until it has said all the environment counts`() {
        #expect(choice(["TERM": "xterm-kitty"]).method == .kitty)
        #expect(choice(["TERM": "foot"], .name("foot(1.13)")).method == .sixel)
        #expect(choice().reason == .unknown)
    }

    @Test func `those who show inline images best say so by their name alone`() {
        let name = TerminalAnswer.name("WezTerm 20240203")
        #expect(
            choice(["TERM": "x"], name, .kitty(sharesMemory: true), .attributes([65, 4])).method == .iterm2)
        let iterm = ["TERM": "x", "TERM_PROGRAM": "iTerm.app"]
        #expect(choice(iterm, .attributes([62, 4])).method == .iterm2)
        // The variable came from a terminal outside of this one.
        #expect(choice(iterm, .name("XTerm(379)"), .attributes([64, 4])).method == .sixel)
    }

    @Test(arguments: [
        ("kitty(0.28.0)\txterm-kitty\t1\t", true), ("kitty(0.35.2)\txterm-kitty\ton\t", true),
        ("kitty(1.0)\txterm-kitty\tall\t", true), ("ghostty 1.0.1\txterm-ghostty\t1\t", true),
        ("kitty(0.28.0)\txterm-kitty\t0\t", false), ("kitty(0.27.1)\txterm-kitty\t1\t", false),
        ("kitty(0.26.5)\txterm-kitty\t1\t", false), ("\txterm-kitty\t1\t", false),
        ("WezTerm 1\tx\t1\t", false),
        ("kitty(\txterm-kitty\t1\t", false), ("kitty\txterm-kitty\t1\t", false), ("", false), ("a\tb", false),
    ])
    func `through tmux only to those who know its characters, and only when it hands on`(
        _ answer: String, _ isKitty: Bool
    ) {
        let choice = choice(["TERM": "tmux-256color", "TMUX": "/x,1,0"], .attributes([1]), tmux: answer)
        #expect((choice.method == .kitty) == isKitty)
        if !isKitty { #expect(choice.method == .cells && choice.reason == .inside("tmux")) }
    }

    @Test func `tmux says whether its terminal has all colors`() {
        let answer = "xterm(390)\txterm-256color\toff\t"
        #expect(TmuxFacts(answer: answer + "256,RGB,title\n")?.hasTrueColor == true)
        #expect(TmuxFacts(answer: answer + "256,title,clipboard\n")?.hasTrueColor == false)
        #expect(TmuxFacts(answer: answer + "\n")?.hasTrueColor == false)
    }
}
