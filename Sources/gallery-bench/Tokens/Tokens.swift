import ArgumentParser
import ChildProcesses
import Foundation
import GalleryCore

/// Kills shells that renew a token, at random moments, and looks at what is left of it.
struct Tokens: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Kill shells while they renew a token, two at a time: the old or the new one must be left.",
        subcommands: [TokenShell.self])

    @Option(help: "How many shells to kill.") var count = 1_000
    @Option(help: "Seed of the random moments.") var seed: UInt64 = 1

    func run() throws {
        var random = SeededRandom(seed: seed)
        let host = try TokenHost()
        let folder = NSTemporaryDirectory() + "gallery-tokens-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var kills = 0, torn = 0, older = 0, loose = 0, strays = 0, stuck = 0, last = 0
        while kills < count {
            let shells = try (0..<2).map { _ in
                try ChildProcess(
                    path: ChildProcess.path(of: "gallery-bench"),
                    arguments: ["tokens", "shell", host.base, folder])
            }
            // Half of them from the start on, half while they renew one after the other. A lock that was held by a
            // shell that is dead would leave them without an answer.
            if random.next().isMultiple(of: 2) { stuck += Self.hasAnswered(shells[0]) ? 0 : 1 }
            usleep(UInt32(random.next() % 60_000))
            shells.forEach { $0.stop() }
            shells.forEach(Self.waitForEnd)
            kills += shells.count
            let state = TokenState(folder: folder)
            if state.isThere, state.number == nil { torn += 1 }
            if last > 0, !state.isThere { torn += 1 }
            let number = state.number ?? last
            if number < last || number > host.granted { older += 1 }
            last = max(last, number)
            loose += state.isLoose ? 1 : 0
            strays = max(strays, state.strays)
        }
        print(
            "kills \(kills), granted \(host.granted), last kept \(last), torn or gone \(torn), older \(older), "
                + "readable by others \(loose), stuck \(stuck), most drafts left \(strays)")
        if torn + older + loose + stuck > 0 || strays > 1 || last == 0 { throw ExitCode.failure }
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
