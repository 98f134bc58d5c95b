import ChildProcesses
import GalleryCore
import Glibc
import StoreKills
import TestKit
import Testing

@testable import PhotoStore

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct QuarantineTests {
    private let folder = TemporaryFolder()
    private var path: String { folder("gallery.sqlite") }
    private let bytes: [UInt8]

    init() throws {
        let sample = try RescueSample.shared.get()
        let page = try #require(sample.pages.firstIndex { $0.table == "history" && !$0.isLeaf })
        var bytes = sample.bytes
        for offset in 0..<4096 { bytes[page * 4096 + offset] = 0xFF }
        self.bytes = bytes
    }

    private func favorites(_ database: GalleryDatabase? = nil) throws -> Int {
        try SQLiteFavorites(database ?? self.database).favorites(after: nil, count: 999).count
    }

    /// Database of the folder; the lock of the sample is open.
    private var database: GalleryDatabase {
        let database = GalleryDatabase(folder: folder.path)
        database.recordOpened(RescueSample.closing)
        return database
    }

    @Test
    func `favorites are rescued from a damaged database, and the notice states the number of favorites`()
        throws
    {
        DiskFile.write(bytes, to: path)
        let database = database
        _ = try? SQLiteHistory(database).lines(limit: 999)
        #expect(try favorites(database) == RescueSample.photos)
        guard case .setAside(_, let aside, _, let rescued) = database.takeNotices().first else {
            Issue.record("no notice")
            return
        }
        #expect(rescued.counts[.photos] == .init(rescued: RescueSample.photos, lost: 0))
        #expect(DiskFile.read(aside) == bytes)
        #expect(DiskFile.mode(path) == 0o600)
        #expect(folder.names.filter { $0.contains("rescue") } == [])
    }

    @Test func `an unfinished rescue is resumed`() throws {
        DiskFile.write(bytes, to: path + ".damaged-2026-01-02")
        DiskFile.write([1, 2, 3], to: path + ".damaged-2026-01-02.rescue")
        let database = database
        #expect(try favorites(database) == RescueSample.photos)
        #expect(database.takeNotices().count == 1)
        #expect(try favorites() == RescueSample.photos)
    }

    @Test func `a rescue that did not finish in two runs is not tried again`() throws {
        DiskFile.write(bytes, to: path + ".damaged-2026-01-02")
        DiskFile.write([1, 2, 3], to: path + ".damaged-2026-01-02.rescue-again")
        #expect(try favorites() == 0)
        #expect(DiskFile.read(path + ".damaged-2026-01-02") == bytes)
        #expect(folder.names.filter { $0.contains("rescue") } == [])
    }

    @Test func `a kill during a rescue loses no favorite`() throws {
        for round in 0..<20 {
            Program.run("/bin/sh", ["-c", "rm -f '\(folder.path)'/*"])
            // The writer detects the damaged header when it opens the file.
            DiskFile.write(bytes, to: path)
            DiskFile.overwrite(path, at: 0, with: [0])
            let writer = try Program.write(.favorites, in: folder.path, first: 700)
            _ = usleep(UInt32(round) * 12_000)
            writer.stop()
            #expect(try favorites() >= RescueSample.photos, "round \(round): \(folder.names)")
        }
    }
}
