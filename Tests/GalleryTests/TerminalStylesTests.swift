import CommandShell
import GalleryCore
import Pictures
import Terminal
import Testing

@testable import gallery

@Suite struct TerminalStylesTests {
    private func style(
        _ preference: GraphicsProtocol, environment: [String: String] = [:], isPipe: Bool = false,
        color: ColorDepth = .trueColor, isConsole: Bool = false
    ) -> PictureStyle {
        let capabilities = TerminalCapabilities(color: color, isConsole: isConsole)
        let profile = TerminalProfile(
            environment: environment, capabilities: capabilities, preference: preference)
        return TerminalStyles(profile: profile, capabilities: capabilities, isPipe: isPipe).style
    }

    @Test func `kitty gets memory if local, a stream if remote or in a pipe, placeholders in tmux`() {
        let remote = ["SSH_CONNECTION": "1"], tmux = ["TMUX": "/tmp/x"]
        #expect(style(.kitty).method == .kitty(.memory))
        #expect(style(.kitty, environment: remote).method == .kitty(.stream))
        #expect(style(.kitty, isPipe: true).method == .kitty(.stream))
        #expect(style(.kitty, environment: tmux, isPipe: true).method == .kitty(.placeholders))
    }

    @Test func `other protocols have their own method, and words use cells`() {
        #expect(style(.iterm2).method == .iterm2)
        #expect(style(.sixel).method == .sixel(colors: 256, largest: nil))
        #expect(style(.cells).method == .cells)
        #expect(style(.words).method == .cells)
    }

    @Test(
        arguments: [
            (.trueColor, false, .trueColor), (.indexed256, false, .indexed256), (.sixteen, false, .basic16),
            (.sixteen, true, .console), (.none, false, nil),
        ] as [(ColorDepth, Bool, Pictures.CellColorDepth?)])
    func `cells have the color depth of the terminal, with 16 colors that of the Linux console`(
        color: ColorDepth, isConsole: Bool, depth: Pictures.CellColorDepth?
    ) {
        #expect(style(.cells, color: color, isConsole: isConsole).depth == depth)
    }

    @Test func `sequences are wrapped only in tmux`() {
        #expect(!style(.sixel).isWrapped)
        #expect(style(.sixel, environment: ["TMUX": "/tmp/x"]).isWrapped)
        #expect(style(.kitty, environment: ["TMUX": "/tmp/x"]).isWrapped)
    }

    @Test func `pictures have the background of the terminal, white if it is unknown`() {
        #expect(
            style(.cells, environment: ["COLORFGBG": "15;1"]).background
                == RGB(red: 0xCD, green: 0, blue: 0))
        #expect(style(.cells).background == RGB(red: 255, green: 255, blue: 255))
    }
}
