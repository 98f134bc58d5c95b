import Screens
import Terminal
import Testing

@testable import gallery

@Suite struct TerminalSetupTests {
    @Test func `programs between gallery and the terminal are named in alphabetical order`() {
        let environment = ["TERM": "foot", "TMUX": "/tmp/x", "SSH_CONNECTION": "1", "STY": ""]
        let capabilities = TerminalCapabilities(color: .indexed256, isUTF8: false)
        #expect(
            TerminalSetup(capabilities, environment: environment)
                == TerminalSetup(
                    type: "foot", isUTF8: false, isInteractive: true, inside: ["ssh", "tmux"]))
        #expect(
            TerminalSetup(capabilities, environment: [:])
                == TerminalSetup(type: "", isUTF8: false, isInteractive: true, inside: []))
    }

    @Test(arguments: [
        (ColorDepth.none, 0), (.sixteen, 16), (.indexed256, 256), (.trueColor, 16_777_216),
    ])
    func `each color depth has its number of colors`(depth: ColorDepth, count: Int) {
        #expect(depth.rawValue == count)
    }
}
