import TestKit
import Testing

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct ProtocolTests {
    @Test func `"protocol" explains the graphics protocol and changes it`() throws {
        let terminal = try Gallery.withRecommendations(Home())
        try terminal.run("protocol", expecting: "Pictures are shown as colored characters.")
        try terminal.run("protocol sixel", expecting: "you chose it")
        try terminal.run("search fog", painting: "\u{1B}P0;1;0q\"1;1;")
        try terminal.run("protocol iterm2", expecting: "inline images")
        try terminal.run("search cats", painting: "\u{1B}]1337;File=inline=1;")
        try terminal.run("protocol kitty", expecting: "through shared memory")
        try terminal.run("search sea", painting: "\u{1B}_Ga=T,f=24,")
        try terminal.run("protocol words", expecting: "in words")
        terminal.forget()
        try terminal.run("search fog", expecting: "Enter")
        #expect(!String(decoding: terminal.output[terminal.seen...], as: UTF8.self).contains("\u{1B}P"))
        try terminal.run("protocol nonsense", expecting: "use auto, kitty, iterm2, sixel, cells, words")
        try terminal.run("protocol auto", expecting: "nothing better was detected")
        #expect(terminal.quit() == 0)
    }

    @Test func `the protocol comes from the option, or else the environment, or else the settings`() throws {
        let home = Home()
        home.put("protocol = sixel\n", at: ".config/gallery/settings")
        func chosen(_ environment: [String: String] = [:], _ arguments: String...) throws -> PseudoTerminal {
            try PseudoTerminal(
                [Gallery.path, "--service", "demo"] + arguments + ["protocol"],
                environment: home.environment.merging(environment) { $1 })
        }
        try chosen().expect("Pictures are shown as sixel images.")
        try chosen(["GALLERY_PROTOCOL": "kitty"]).expect("kitty's graphics protocol")
        try chosen(["GALLERY_PROTOCOL": "kitty"], "--protocol", "cells").expect("colored characters")
        try chosen([:], "--protocol", "best").expect("--protocol takes auto, kitty, iterm2")
        try chosen(["TERM": "dumb"]).expect("described in words")
    }

    @Test(arguments: [
        ("cells", "\u{1B}[48;"), ("sixel", "\u{1B}P0;1;0q"), ("kitty", "\u{1B}_Ga=t,f=100,t=d,i="),
        ("iterm2", "\u{1B}]1337;File=inline=1;"),
    ])
    func `with --protocol, a pipe gets pictures in that protocol`(method: String, start: String) throws {
        let drawn = try piped("--protocol", method)
        #expect(drawn.code == 0)
        #expect(drawn.text.contains(start))
        #expect(!drawn.text.contains("\r"))
        let controls = drawn.text.matches(of: /\u{1B}\[[0-9;:?]*([@-~])/).map(\.output.1)
        if method == "cells" { #expect(controls.allSatisfy { $0 == "m" }) }
        #expect(drawn.text.split(separator: "\n").contains { $0.contains("fog") })
    }

    @Test
    func `a pipe gets no pictures with --json, with --protocol auto, or with only GALLERY_PROTOCOL set`()
        throws
    {
        for run in [
            try piped("--protocol", "cells", "--json"), try piped("--protocol", "auto"),
            try piped(environment: ["GALLERY_PROTOCOL": "cells"]),
        ] {
            #expect(run.code == 0)
            #expect(!run.all.contains("\u{1B}"))
        }
    }

    private func piped(
        _ arguments: String..., environment: [String: String] = [:]
    ) throws -> ProgramRun {
        let size = ["TERM": "xterm-256color", "COLUMNS": "60", "LINES": "20"]
        return try Gallery.run(
            ["--service", "demo"] + arguments + ["--last", "-c", "search fog; open 1"], home: Home(),
            environment: size.merging(environment) { $1 })
    }

    @Test func `the decoder starts before the first picture, unless pictures are off`() throws {
        func decoders(of terminal: PseudoTerminal) -> Int {
            RunningProcess.children(of: terminal.process).count { $0.name == "gallery-picture" }
        }
        let home = Home()
        let service = try RawServer { connection in
            while connection.readHead() != nil {
                connection.answer(headers: ["Content-Type: application/json"], text: "[]")
            }
        }
        func started(_ method: String) throws -> PseudoTerminal {
            let terminal = try PseudoTerminal(
                [Gallery.path, "--service", "unsplash", "--protocol", method],
                environment: home.environment.merging(service.unsplash) { $1 })
            try terminal.expect("This list is empty.")
            return terminal
        }
        let shown = try started("cells")
        try shown.wait(for: "two decoders") { decoders(of: $0) == 2 }
        #expect(shown.quit() == 0)
        let told = try started("words")
        #expect(decoders(of: told) == 0)
        #expect(told.quit() == 0)
    }

    @Test func `over SSH, kitty pictures are sent as escape sequences`() throws {
        let home = Home()
        let terminal = try Gallery.atPrompt(
            home, environment: ["TERM": "xterm-kitty", "SSH_CONNECTION": "10.0.0.1 1 10.0.0.2 22"])
        try terminal.run("search fog", painting: "\u{1B}_Ga=t,f=100,t=d,i=")
        try terminal.expect("\u{1B}_Ga=p,i=")
        try terminal.run("protocol", expecting: "as escape sequences")
        #expect(terminal.quit() == 0)
    }
}

extension PseudoTerminal {
    fileprivate func run(_ line: String, painting start: String) throws {
        try run(line, expecting: "\n")
        try expect(start)
    }
}
