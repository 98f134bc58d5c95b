import ChildProcesses
import FoundationEssentials
import Glibc
import TestKit

/// Kills, at random moments, programs that save photos; counts the photos that are lost or incomplete.
public struct SaveKillRun {
    public struct Tally: Sendable {
        public internal(set) var kills = 0
        public internal(set) var confirmed = 0
        /// Photos in the folders, confirmed or not.
        public internal(set) var found = 0
        public internal(set) var lost = 0
        public internal(set) var broken = 0
        public internal(set) var leftoverFiles = 0

        public var isBad: Bool { lost + broken > 0 }

        public var line: String {
            "kills \(kills), saved \(confirmed), found \(found), lost \(lost), incomplete \(broken), "
                + "hidden temporary files \(leftoverFiles)"
        }
    }

    private let probe: String
    private let count: Int
    private let seed: UInt64

    public init(probe: String, count: Int, seed: UInt64) {
        self.probe = probe
        self.count = count
        self.seed = seed
    }

    public func tally() throws -> Tally {
        var random = SeededRandom(seed: seed)
        var tally = Tally()
        let bodies = (0..<8).map { SamplePicture.body($0, count: ProbeTask.photoSize) }
        for _ in 0..<count {
            let folder = TemporaryFolder.make()
            defer { try? FileManager.default.removeItem(atPath: folder) }
            let program = try ChildProcess(path: probe, arguments: ProbeTask.saves.arguments(in: folder))
            var output = ProbeOutput(of: program)
            // About half of the kills occur at the start, the others after the first confirmation.
            if !random.next().isMultiple(of: 2) { output.read(toLineWith: ["saved"]) }
            _ = usleep(UInt32(random.next() % 60_000))
            program.stop()
            output.readToEnd()
            let folderAfter = SavedFolder(at: folder + "/Pictures") { bodies[$0 % bodies.count] }
            let confirmed = output.lines
            tally.kills += 1
            tally.confirmed += confirmed.count
            tally.lost += confirmed.count { line in
                !folderAfter.photos.contains { line.hasSuffix("/" + $0) }
            }
            tally.found += folderAfter.photos.count
            tally.broken += folderAfter.broken.count
            tally.leftoverFiles += folderAfter.leftoverFiles.count
        }
        return tally
    }
}
