import ChildProcesses
import Glibc
import Testing

@Suite struct TokenKillTests {
    @Test(arguments: ["000", "022"])
    func `shells that are killed while they renew a token leave the old one or the new one`(
        umask: String
    ) throws {
        let program = ChildProcess.path(of: "gallery-bench")
        let bench = try ChildProcess(
            path: "/bin/sh",
            arguments: ["-c", "umask \(umask); exec '\(program)' tokens --count 20 --seed 5"])
        var said: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 4096)
        while case let count = read(bench.output, &piece, piece.count), count > 0 {
            said += piece.prefix(count)
        }
        let figures = String(decoding: said, as: UTF8.self)
        #expect(figures.contains("kills 20, "))
        #expect(figures.contains("torn or gone 0, older 0, readable by others 0, stuck 0, "))
        #expect(!figures.contains("last kept 0,"))
    }
}
