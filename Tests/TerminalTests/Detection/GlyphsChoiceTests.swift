import CommandShell
import Testing
import TextLayout

@testable import Terminal

@Suite struct GlyphsChoiceTests {
    private func choice(
        _ environment: [String: String], _ answer: String? = nil, tmux: String? = nil,
        preference: CellGlyphs? = nil, isUTF8: Bool = true
    ) -> GlyphsChoice {
        var facts = TerminalFacts()
        if let answer { facts.record(.name(answer)) }
        let term = environment["TERM"] ?? ""
        return GlyphsChoice(
            preference: preference,
            capabilities: TerminalCapabilities(
                color: .trueColor, isUTF8: isUTF8, isConsole: TerminalType.isConsole(term)),
            hostEnvironment: TerminalEnvironment(environment), facts: facts,
            tmux: tmux.flatMap(TmuxFacts.init(answer:)))
    }

    @Test(arguments: [
        ("kitty(0.40.0)", CellGlyphs.octants), ("kitty(0.39.1)", .sextants), ("ghostty 1.2.0", .octants),
        ("ghostty 1.1.3", .blocks), ("foot(1.20.2)", .octants), ("foot(1.16.2)", .blocks),
        ("VTE(7800)", .octants), ("VTE(7600)", .sextants), ("VTE(6003)", .blocks),
        ("WezTerm 20240203-110809-5046fc22", .sextants), ("XTerm(390)", .blocks),
        ("Konsole 24.02.1", .blocks),
        ("xterm.js(5.5.0)", .blocks), ("new terminal 1.0", .blocks), ("", .blocks), ("(((", .blocks),
    ])
    func `the reported name and version select the glyphs; an unknown or malformed report selects blocks`(
        _ answer: String, _ glyphs: CellGlyphs
    ) {
        let choice = choice(["TERM": "xterm-256color", "VTE_VERSION": "7800"], answer)
        #expect(choice.glyphs == glyphs)
        #expect(choice.reason == (glyphs == .blocks ? .usual : .drawn(by: answer)))
    }

    @Test(
        arguments: [
            (["TERM": "xterm-256color", "VTE_VERSION": "7802"], CellGlyphs.octants),
            (["TERM": "xterm-256color", "VTE_VERSION": "6800"], .sextants),
            (["TERM": "xterm-256color", "VTE_VERSION": "new"], .blocks),
            (["TERM": "xterm-ghostty", "TERM_PROGRAM": "ghostty"], .blocks),
            (
                ["TERM": "xterm-256color", "TERM_PROGRAM": "ghostty", "TERM_PROGRAM_VERSION": "1.2.3"],
                .octants
            ),
            (["TERM": "xterm-kitty"], .sextants), (["TERM": "foot"], .blocks),
            (["TERM": "xterm-256color", "TERM_PROGRAM": "vscode", "VTE_VERSION": "7800"], .sextants),
            (["TERM": "xterm-256color"], .blocks), (["TERM": "linux"], .halves),
            (["TERM": "alacritty", "VTE_VERSION": "7800"], .blocks),
        ] as [([String: String], CellGlyphs)])
    func `if the terminal does not answer, environment variables determine the glyphs`(
        _ environment: [String: String], _ glyphs: CellGlyphs
    ) {
        #expect(choice(environment).glyphs == glyphs)
    }

    @Test(
        arguments: [
            ("kitty(0.42.0)\txterm-kitty\t0\t", CellGlyphs.octants), ("VTE(7600)\tx\t0\t", .sextants),
            ("\txterm-kitty\t1\t", .blocks), (nil, .blocks),
        ] as [(String?, CellGlyphs)])
    func `in tmux, the glyphs are those of the terminal that tmux names, or blocks for an unknown name`(
        _ answer: String?, _ glyphs: CellGlyphs
    ) {
        let environment = ["TERM": "tmux-256color", "TMUX": "/x,1,0", "VTE_VERSION": "7800"]
        #expect(choice(environment, "tmux 3.4", tmux: answer).glyphs == glyphs)
    }

    @Test(arguments: [["STY": "1.tty"], ["ZELLIJ": "0"]])
    func `GNU screen and Zellij get block glyphs`(_ around: [String: String]) {
        let environment = ["TERM": "xterm-256color", "VTE_VERSION": "7800"].merging(around) { own, _ in own }
        #expect(choice(environment, "kitty(0.42.0)").glyphs == .blocks)
    }

    @Test func `the glyphs that the user chose are used, except in a locale without UTF-8`() {
        let chosen = choice(["TERM": "linux"], preference: .octants)
        #expect(chosen.glyphs == .octants && chosen.reason == .chosen)
        let ascii = choice(["TERM": "xterm"], "kitty(0.42.0)", preference: .octants, isUTF8: false)
        #expect(ascii.glyphs == .spaces && ascii.reason == .withoutUTF8)
    }
}
