import ChildProcesses
import Glibc
import TestKit
import Testing

@Suite(.onOwnThread, .timeLimit(.minutes(10))) struct TokenKillTests {
    private static let seed: UInt64 = 5

    @Test(arguments: ["000", "022"])
    func `a kill during a token renewal leaves a complete old or new token that only its owner can read`(
        umask: String
    ) throws {
        var random = SeededRandom(seed: Self.seed)
        let host = try TokenHost()
        let scratch = TemporaryFolder()
        let folder = scratch("state")
        var last = 0
        for round in 0..<10 {
            let place = "seed \(Self.seed), round \(round)"
            let shells = try (0..<2).map { _ in try Self.shell(host, folder, umask) }
            // Some kills follow the start, others a renewal. The lock of a killed shell must not block others.
            if random.next().isMultiple(of: 2) { #expect(Self.hasAnswered(shells[0]), "\(place)") }
            _ = usleep(UInt32(random.next() % 60_000))
            shells.forEach { $0.stop() }
            shells.forEach(Self.waitForEnd)
            let state = TokenState(folder: folder)
            if state.isThere || last > 0 { #expect(state.number != nil, "\(place): torn or gone") }
            let number = state.number ?? last
            #expect((last...max(last, host.granted)).contains(number), "\(place)")
            #expect(!state.isLoose, "\(place): readable by others")
            #expect(state.leftoverFiles <= 1, "\(place)")
            last = max(last, number)
        }
        #expect(last > 0)
    }

    private static func shell(_ host: TokenHost, _ folder: String, _ umask: String) throws -> ChildProcess {
        let command = "umask \(umask); exec \"$0\" tokens \"$1\" \"$2\""
        return try ChildProcess(
            path: "/bin/sh",
            arguments: ["-c", command, ChildProcess.path(of: "store-probe"), host.base, folder])
    }

    private static func hasAnswered(_ shell: ChildProcess) -> Bool {
        var byte: UInt8 = 0
        return read(shell.output, &byte, 1) == 1
    }

    private static func waitForEnd(of shell: ChildProcess) {
        var piece = [UInt8](repeating: 0, count: 65_536)
        while read(shell.output, &piece, piece.count) > 0 {}
    }
}
