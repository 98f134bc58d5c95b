import Testing

@testable import Terminal

@Suite struct TerminalCapabilitiesTests {
    private func depth(_ environment: [String: String], isTerminal: Bool = true) -> ColorDepth {
        ColorDepth(environment: environment, isTerminal: isTerminal)
    }

    @Test(arguments: [
        ("xterm", "", ColorDepth.indexed256), ("xterm-256color", "", .indexed256),
        ("screen", "", .sixteen), ("xterm-256color", "truecolor", .trueColor),
        ("xterm-256color", "24bit", .trueColor), ("tmux-256color", "24bit", .indexed256),
        ("xterm-kitty", "", .trueColor), ("xterm-ghostty", "", .trueColor), ("xterm-direct", "", .trueColor),
        ("linux", "", .sixteen), ("vt100", "truecolor", .none), ("dumb", "truecolor", .none), ("", "", .none),
    ])
    func `the color depth is derived from TERM and COLORTERM`(
        term: String, colorTerm: String, expected: ColorDepth
    ) {
        #expect(depth(["TERM": term, "COLORTERM": colorTerm]) == expected)
    }

    @Test func `NO_COLOR and CLICOLOR=0 disable colors; CLICOLOR_FORCE enables them if NO_COLOR is unset`() {
        #expect(depth(["TERM": "xterm-256color", "NO_COLOR": "1"]) == .none)
        #expect(depth(["TERM": "xterm-256color", "NO_COLOR": ""]) == .indexed256)
        #expect(depth(["TERM": "xterm", "CLICOLOR": "0"]) == .none)
        #expect(depth(["TERM": "xterm"], isTerminal: false) == .none)
        #expect(depth(["TERM": "xterm", "CLICOLOR_FORCE": "1"], isTerminal: false) == .indexed256)
        #expect(depth(["TERM": "dumb", "CLICOLOR_FORCE": "1"]) == .sixteen)
        #expect(depth(["TERM": "xterm", "CLICOLOR_FORCE": "1", "NO_COLOR": "1"]) == .none)
    }

    @Test func `the program is interactive only if input and output are terminals`() {
        for (input, output) in [(true, true), (true, false), (false, true)] {
            let capabilities = TerminalCapabilities.detect(
                environment: ["TERM": "xterm"], isInputTerminal: input, isOutputTerminal: output)
            #expect(capabilities.isInteractive == (input && output))
        }
    }

    @Test func `Linux consoles, VT220 and dumb terminals do not support bracketed paste`() {
        #expect(TerminalType.bracketsPaste("xterm-256color"))
        #expect(!TerminalType.bracketsPaste("linux"))
        #expect(!TerminalType.bracketsPaste("vt220"))
        #expect(!TerminalType.bracketsPaste("dumb"))
    }
}
