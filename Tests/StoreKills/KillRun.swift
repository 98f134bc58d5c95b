import FoundationEssentials
import TestKit

/// Kills, at random moments, programs that write to one database; counts the confirmed and the lost writes.
public struct KillRun {
    /// Number of kills after which a new database is used, because each check reads the whole file.
    private static let killsPerDatabase = 50

    private let probe: String
    private let task: ProbeTask
    private let count: Int
    private let seed: UInt64
    private let writers: Int

    public init(probe: String, task: ProbeTask, count: Int, seed: UInt64, writers: Int = 2) {
        self.probe = probe
        self.task = task
        self.count = count
        self.seed = seed
        self.writers = max(1, writers)
    }

    /// Runs all kills. If a round finds a fault, the folder of its database is kept and named in each remark.
    public func tally() throws -> KillTally {
        var random = SeededRandom(seed: seed)
        var tally = KillTally()
        var folder: String?
        while tally.kills < count {
            if tally.kills % Self.killsPerDatabase < writers, let full = folder {
                try? FileManager.default.removeItem(atPath: full)
                folder = nil
            }
            let current = folder ?? TemporaryFolder.make()
            folder = current
            let round = KillRound(
                probe: probe, folder: current, number: tally.kills,
                writers: min(writers, count - tally.kills), task: task)
            var result = round.run(&random)
            result.remarks = result.remarks.map { "\(current): \($0)" }
            tally.add(result)
            if result.isBad { folder = nil }
            guard result.kills > 0 else { break }
        }
        if let folder { try? FileManager.default.removeItem(atPath: folder) }
        return tally
    }
}
