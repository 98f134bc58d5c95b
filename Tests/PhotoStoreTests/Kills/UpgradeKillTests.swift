import ChildProcesses
import Foundation
import GRDB
import GalleryCore
import Glibc
import StoreKills
import TestKit
import Testing

@testable import PhotoStore

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct UpgradeKillTests {
    static let steps = Array(Schema.migrator.migrations.dropLast())
    private static let count = 400

    private let folder = TemporaryFolder()

    /// Creates the database of an earlier version, with favorites.
    private func make(upTo step: String) throws {
        Program.run("/bin/sh", ["-c", "rm -f '\(folder.path)'/*"])
        let old = try DatabaseQueue(path: folder("gallery.sqlite"))
        try Schema.migrator.migrate(old, upTo: Self.steps[0])
        try old.write { db in
            for number in 0..<Self.count {
                try db.execute(
                    sql: "INSERT INTO favorite (service, key, keptAt, photo) VALUES ('demo', ?, ?, ?)",
                    arguments: ["old\(number)", number, try StoredPhoto.json(photo("old\(number)"))])
            }
        }
        try Schema.migrator.migrate(old, upTo: step)
        try old.close()
    }

    private func upgrade() throws -> ChildProcess {
        try Program.write(.favorites, in: folder.path, first: 700)
    }

    /// `GALLERY_UPGRADE_KILLS` sets the number of kills; `GALLERY_UPGRADE_REPORT` prints the results.
    @Test(arguments: steps) func `a kill during an upgrade loses no favorite and leaves a valid database`(
        step: String
    ) throws {
        let environment = ProcessInfo.processInfo.environment
        let rounds = environment["GALLERY_UPGRADE_KILLS"].flatMap { Int($0) } ?? 2
        try make(upTo: step)
        let clock = ContinuousClock(), start = clock.now
        let writer = try upgrade()
        var byte: UInt8 = 0
        // The writer reports its first favorite, which it can add only after the last migration.
        #expect(read(writer.output, &byte, 1) == 1)
        writer.stop()
        let whole = start.duration(to: clock.now) / .microseconds(1)
        var unfinished = 0
        for round in 0..<rounds {
            try make(upTo: step)
            let writer = try upgrade()
            _ = usleep(UInt32(whole * (Double(round) + 0.5) / Double(rounds)))
            writer.stop()
            _ = Program.rest(of: writer)
            unfinished +=
                try DatabaseQueue(path: folder("gallery.sqlite")).read {
                    try Schema.migrator.hasCompletedMigrations($0)
                } ? 0 : 1
            let database = GalleryDatabase(folder: folder.path)
            let favorites = try SQLiteFavorites(database).favorites(after: nil, count: 999)
            let old = favorites.filter { $0.photo.id.key.hasPrefix("old") }
            #expect(old.count == Self.count, "round \(round)")
            #expect(try database.read { try String.fetchAll($0, sql: "PRAGMA integrity_check") } == ["ok"])
            let copies = folder.names.filter { $0.contains("upgrade") }
            #expect(copies == ["gallery.sqlite.before-upgrade"], "round \(round)")
            for copy in copies {
                let saved = try DatabaseQueue(path: folder(copy)).read {
                    try Int.fetchOne($0, sql: "SELECT count(*) FROM favorite")
                }
                #expect(saved.map { $0 >= Self.count } == true, "round \(round)")
            }
        }
        if environment["GALLERY_UPGRADE_REPORT"] != nil {
            print("upgrade from \(step): \(rounds) kills, \(unfinished) before its end")
        }
    }
}
