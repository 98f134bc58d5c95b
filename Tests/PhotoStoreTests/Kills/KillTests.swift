import Glibc
import StoreKills
import TestKit
import Testing

@Suite(.onOwnThread, .timeLimit(.minutes(10))) struct KillTests {
    @Test func `favorites confirmed before a kill are stored`() throws {
        let tally = try KillRun(probe: Program.probe, task: .favorites, count: 20, seed: 7).tally()
        #expect(tally.kills == 20)
        #expect(!tally.isBad, "seed 7: \(tally.line) \(tally.remarks)")
        #expect(tally.acknowledged > 0)
    }

    @Test func `board edits confirmed before a kill are stored`() throws {
        let tally = try KillRun(probe: Program.probe, task: .boards, count: 12, seed: 5).tally()
        #expect(tally.kills == 12)
        #expect(!tally.isBad, "seed 5: \(tally.line) \(tally.remarks)")
        #expect(tally.acknowledged > 0)
    }

    @Test func `a kill during a save leaves complete photos or no photos`() throws {
        let tally = try SaveKillRun(probe: Program.probe, count: 20, seed: 3).tally()
        #expect(tally.kills == 20)
        #expect(!tally.isBad, "seed 3: \(tally.line)")
        #expect(tally.found > 0)
    }

    @Test func `a save on a disk with too little room leaves no partial files`() throws {
        guard geteuid() == 0 else { return }
        let tally = try FullDisk(points: 12).tally()
        #expect(tally.otherErrors == 0 && tally.broken == 0 && tally.leftoverFiles == 0, "\(tally)")
        #expect(tally.refused > 0)
        #expect(tally.saved > 0)
    }
}
