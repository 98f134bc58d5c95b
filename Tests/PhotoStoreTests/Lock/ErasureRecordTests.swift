import GalleryCore
import Glibc
import TestKit
import Testing

@testable import PhotoStore

@Suite(.timeLimit(.minutes(10))) struct ErasureRecordTests {
    private let folder = TemporaryFolder()
    private let files: [String: [UInt8]]

    init() async throws {
        let database = GalleryDatabase(folder: folder.path)
        try SQLiteFavorites(database).add(photo("1"), at: date(1))
        let seen = SQLiteSeen(folder: folder.path, lockedWith: database)
        seen.record([photo("2")], at: date(1))
        seen.finish()
        try await Self.lock(database).set("4711")
        // Database files with their write-ahead logs, as after a kill.
        let folder = folder
        files = Dictionary(uniqueKeysWithValues: folder.names.map { ($0, DiskFile.read(folder($0)) ?? []) })
    }

    private static func lock(_ database: GalleryDatabase) -> SQLiteLock {
        SQLiteLock(
            database, seen: SQLiteSeen(folder: database.opening.folder, lockedWith: database),
            now: BootTime.now,
            cost: 4)
    }

    private var database: GalleryDatabase { GalleryDatabase(folder: folder.path) }

    @Test func `an erasure interrupted at any step is completed by the next program`() throws {
        let names = files.keys.filter { !$0.hasSuffix("-queue") }.sorted()
        #expect(names.count > 4)
        for count in 0...names.count {
            Program.run("/bin/sh", ["-c", "rm -f '\(folder.path)'/*"])
            for name in names.dropFirst(count) { DiskFile.write(files[name] ?? [], to: folder(name)) }
            DiskFile.write([], to: folder(ErasureRecord.fileName))
            #expect(throws: StoreError.self, "\(count) files") {
                try SQLiteFavorites(GalleryDatabase(folder: folder.path, isReadOnly: true)).count()
            }
            let database = database, lock = Self.lock(database)
            #expect(lock.hasUnfinishedErasure)
            #expect(try SQLiteFavorites(database).count() == 0, "\(count) files")
            #expect(try lock.state() == .absent, "\(count) files")
            #expect(!folder.names.contains(SQLiteSeen.fileName), "\(count) files")
            try lock.decideErasure()
            #expect(!lock.hasUnfinishedErasure)
            try lock.erase()
            try lock.endErasure()
            #expect(!lock.hasUnfinishedErasure)
            #expect(folder.names.allSatisfy { $0 == "gallery.sqlite-queue" }, "\(folder.names)")
        }
    }

    @Test func `an erasure is resumed only after the program that runs it has ended`() throws {
        var first: GalleryDatabase? = database
        try first.map { try Self.lock($0).decideErasure() }
        let second = database, lock = Self.lock(second)
        #expect(!lock.hasUnfinishedErasure)
        #expect(try lock.state() == .closed)
        #expect(throws: StoreError.locked) { try SQLiteFavorites(second).count() }
        #expect(throws: StoreError.busy) { try lock.decideErasure() }
        // Releases the database, as a kill would.
        first = nil
        // A process that another test starts inherits the file lock until it executes its program.
        #expect(Clock.wait(atMost: 60) { lock.hasUnfinishedErasure })
        #expect(try SQLiteFavorites(database).count() == 0)
        #expect(try Self.lock(second).state() == .absent)
    }

    @Test func `a withdrawn erasure changes nothing`() throws {
        let database = database, lock = Self.lock(database)
        try lock.decideErasure()
        try lock.endErasure()
        #expect(!folder.names.contains(ErasureRecord.fileName))
        #expect(try Self.lock(self.database).state() == .closed)
        try lock.openRecognized()
        #expect(try SQLiteFavorites(database).count() == 1)
    }

    @Test func `a symbolic link in place of the erasure record is not followed`() throws {
        DiskFile.write([1], to: folder("kept"))
        #expect(symlink(folder("kept"), folder(ErasureRecord.fileName)) == 0)
        #expect(throws: StoreError.self) { try Self.lock(database).decideErasure() }
        #expect(DiskFile.read(folder("kept")) == [1])
    }
}
