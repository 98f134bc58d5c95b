import Glibc
import TestKit
import Testing

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct DecoderLifetimeTests {
    enum Ending: CaseIterable { case quit, kill, hangUp, vanish }

    @Test(arguments: Ending.allCases)
    func `a hanging decoder ends soon after the program`(ending: Ending) throws {
        let home = Home()
        let gallery = try CopiedGallery(decoder: try CopiedGallery.hangingDecoder(in: home), in: home)
        let terminal = try PseudoTerminal([gallery.path, "--service", "demo"], environment: home.environment)
        try terminal.expect(Gallery.prompt)
        try terminal.run("search cats", expecting: "of 60")
        var decoders: [RunningProcess] = []
        try terminal.wait(for: "two decoders that hang") {
            decoders = RunningProcess.children(of: $0.process).filter {
                // A decoder maps a gibibyte when it begins to hang.
                $0.name == "gallery-picture" && $0.addressSpace ?? 0 > 1 << 20
            }
            return decoders.count == 2
        }
        switch ending {
        case .quit: terminal.type("quit\r")
        case .kill: terminal.send(SIGKILL)
        case .hangUp: terminal.send(SIGHUP)
        case .vanish: terminal.hangUp()
        }
        #expect(terminal.end() != nil)
        // The limit is 60 s of processor time.
        let haveEnded = Clock.wait(atMost: 30) { !decoders.contains(where: \.isAlive) }
        for decoder in decoders where decoder.isAlive { Glibc.kill(decoder.number, SIGKILL) }
        #expect(haveEnded)
    }
}
