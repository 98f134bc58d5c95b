import Glibc
import TestKit
import Testing

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct RandomKeysTests {
    /// Excludes keys that send signals (Ctrl-C, -Z, -\), exit (Ctrl-D), or act on the terminal itself (Ctrl-S, -Q, -V).
    @Test(arguments: 1...4)
    func `random bytes do not crash the editor`(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let terminal = try Prompt.start(environment: ["PROBE_HISTORY": "one|two|три"])
        for _ in 0..<40 {
            let bytes = (0..<64).map { _ in UInt8.random(in: 0...255, using: &random) }
                .filter { ![0x03, 0x04, 0x11, 0x13, 0x16, 0x1A, 0x1C].contains($0) }
            terminal.typeBytes(bytes)
        }
        // Waits until everything is read, since Ctrl-C discards unread keys.
        terminal.waitForQuiet()
        terminal.type("\u{3}")
        try terminal.expect("interrupted\r\n")
        try terminal.run("alive", expecting: "got: alive\r\n")
        #expect(terminal.end(within: 0) == nil)
    }
}
