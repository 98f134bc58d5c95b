import CommandShell
import TestKit
import Testing

@testable import Terminal

@Suite struct TerminalProfileTests {
    private func profile(
        _ environment: [String: String], color: ColorDepth = .trueColor, preference: GraphicsProtocol? = nil
    ) -> TerminalProfile {
        TerminalProfile(
            environment: environment, capabilities: TerminalCapabilities(color: color), preference: preference
        )
    }

    @Test func `TERM selects the protocol of the terminal it names, and is reported as the reason`() {
        let graphics = profile(["TERM": "xterm-kitty"]).graphics
        #expect(graphics.method == .kitty)
        #expect(graphics.reason == .variable("TERM", terminal: "kitty"))
        #expect(!graphics.isRemote && !graphics.isInTmux)
    }

    @Test(arguments: ["SSH_CONNECTION", "SSH_CLIENT", "SSH_TTY"])
    func `graphics output treats a terminal used over ssh as remote`(_ variable: String) {
        #expect(profile(["TERM": "xterm-kitty", variable: "x"]).graphics.isRemote)
        #expect(!profile(["TERM": "xterm-kitty", variable: ""]).graphics.isRemote)
    }

    @Test(arguments: [
        (["TERM": "tmux-256color"], "tmux"), (["TERM": "screen", "TMUX": "/tmp/x,1,0"], "tmux"),
        (["TERM": "screen-256color"], "screen"), (["TERM": "xterm-kitty", "ZELLIJ": "0"], "zellij"),
    ])
    func `inside a multiplexer, pictures are drawn as cells regardless of the outer terminal`(
        _ environment: [String: String], _ name: String
    ) {
        let around = environment.merging(["KITTY_WINDOW_ID": "1"]) { own, _ in own }
        let graphics = profile(around).graphics
        #expect(graphics.method == .cells)
        #expect(graphics.reason == .inside(name))
        #expect(graphics.isInTmux == (name == "tmux"))
    }

    @Test(arguments: [
        ("15;0", 0x000000), ("0;15", 0xFFFFFF), ("0;default;7", 0xE5E5E5), ("0;default", 0xFFFFFF),
        ("nonsense", 0xFFFFFF), ("15;99", 0xFFFFFF), (nil, 0xFFFFFF),
    ])
    func `the background color comes from COLORFGBG and defaults to white`(
        _ colors: String?, _ background: UInt32
    ) {
        let environment = ["TERM": "xterm-256color", "COLORFGBG": colors].compactMapValues { $0 }
        #expect(profile(environment).graphics.background == background)
    }

    @Test(arguments: [
        (["ZELLIJ": "0"], true), (["TMUX": "/x,1,0"], false), (["STY": "1"], false), ([:], true),
    ])
    func `tmux and screen get only the queries that they answer; Zellij and other terminals get all`(
        _ variables: [String: String], _ isDirect: Bool
    ) throws {
        let profile = profile(
            variables.merging(["TERM": "xterm-256color", "PATH": ""]) { $1 }, color: .indexed256)
        profile.announceQueries()
        let questions = try #require(profile.questions())
        for query in ["\u{1B}_G", "\u{1B}[>q", "\u{1B}P$qm"] {
            #expect(questions.contains(query) == isDirect)
        }
        #expect(questions.hasSuffix("\u{1B}[c"))
        _ = profile.handle(Array("\u{1B}[?62c".utf8))
    }

    @Test(.timeLimit(.minutes(10)))
    func `when tmux is asked again, a new terminal is used, or the former terminal if tmux fails`() async {
        let folder = TemporaryFolder()
        folder.put("kitty(0.35.2)\txterm-kitty\ton\tRGB\n", at: "answer")
        folder.put("#!/bin/sh\ncat '\(folder.path)/answer'\n", at: "tmux", mode: 0o700)
        let profile = profile(["TERM": "tmux-256color", "TMUX": "/x,1,0", "PATH": folder.path])
        profile.announceQueries()
        _ = profile.questions()
        _ = profile.handle(Array("\u{1B}[?1c".utf8))
        await eventually("tmux answers") { profile.graphics.method == .kitty }
        folder.put("xterm\txterm-256color\ton\t\n", at: "answer")
        profile.renew()
        await eventually("tmux answers again") { profile.graphics.method == .cells }
        await profile.settled()
        folder.put("#!/bin/sh\nexit 1\n", at: "tmux", mode: 0o700)
        profile.renew()
        await profile.settled()
        #expect(profile.graphics.terminal == "xterm")
    }

    @Test func `a chosen protocol is used until it is reset`() {
        let profile = profile(["TERM": "xterm-256color"], preference: .sixel)
        #expect(profile.graphics.method == .sixel)
        profile.choose(.words)
        #expect(profile.graphics.method == .words && profile.graphics.reason == .chosen)
        profile.choose(nil)
        #expect(profile.graphics.method == .cells && profile.graphics.reason == .unknown)
    }

    @Test func `a terminal without cursor movement shows words regardless of the chosen protocol`() {
        let profile = TerminalProfile(
            environment: ["TERM": "dumb"], capabilities: TerminalCapabilities(color: .none, isDumb: true),
            preference: .kitty)
        #expect(profile.graphics.method == .words && profile.graphics.reason == .plain)
    }
}
