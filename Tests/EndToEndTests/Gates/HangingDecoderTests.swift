import TestKit
import Testing

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct HangingDecoderTests {
    @Test func `if the decoder hangs, a save fails with the reason and a remedy`() throws {
        let home = Home()
        let gallery = try CopiedGallery(decoder: "exec sleep 1000", in: home)
        let run = try ProgramRun(
            [gallery.path, "--service", "demo", "-c", "search cats; save 1"], environment: home.environment)
        #expect(run.code == 1)
        #expect(run.problems.contains("the decoder did not answer in time"))
        #expect(run.problems.contains("`save N --original`"))
    }

    @Test func `if the decoders hang, four saved files are checked at once, and saving them fails`() throws {
        let home = Home()
        let gallery = try CopiedGallery(decoder: "exec sleep 1000", in: home)
        let terminal = try PseudoTerminal(
            [gallery.path, "--service", "demo"], environment: home.environment, columns: 100, rows: 30)
        try terminal.expect(Gallery.prompt)
        try terminal.run("search cats", expecting: "of 60")
        terminal.type("save 1-4\r")
        try terminal.expect("checking 4")
        // 30 seconds are less than four consecutive waits of eight seconds each.
        try terminal.expect("the decoder did not answer in time", within: 30)
        #expect(terminal.quit() == 0)
    }
}
