import GalleryCore
import Glibc
import StoreKills
import TestKit
import Testing

@testable import PhotoStore

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct UnwritableFolderTests {
    private let folder = TemporaryFolder()

    @Test func `without a home folder, data is kept in memory, and one notice is given`() throws {
        let database = GalleryDatabase(folder: "")
        let favorites = SQLiteFavorites(database)
        try favorites.add(photo("1"), at: date(1))
        #expect(try favorites.count() == 1)
        #expect(database.takeNotices() == [.noHome(canSave: true)])
        #expect(try favorites.count() == 1)
        #expect(database.takeNotices().isEmpty)
        #expect(try database.status().path == nil)
    }

    @Test func `without a home folder, a session without a prompt finds no data and cannot write`() throws {
        let database = GalleryDatabase(folder: "", keepsInMemory: false)
        #expect(throws: StoreError.noHome) { try SQLiteFavorites(database).add(photo("1"), at: date(1)) }
        #expect(try SQLiteFavorites(database).count() == 0)
        #expect(database.takeNotices() == [.noHome(canSave: false)])
    }

    @Test func `if the data folder's parent is a file, memory is used, and a notice states why`() throws {
        DiskFile.write([1], to: folder("file"))
        let database = GalleryDatabase(folder: folder("file/data"))
        try SQLiteFavorites(database).add(photo("1"), at: date(1))
        #expect(
            database.takeNotices() == [
                .inMemory(
                    path: folder("file/data"),
                    because: .failed(path: folder("file/data/gallery.sqlite"), cause: .system(ENOTDIR)))
            ])
    }

    @Test func `without a prompt, an unopenable database is reported, empty and read-only`() throws {
        DiskFile.write([1], to: folder("file"))
        let why = StoreError.failed(path: folder("file/data/gallery.sqlite"), cause: .system(ENOTDIR))
        let none = GalleryDatabase(folder: folder("file/data"), keepsInMemory: false)
        #expect(throws: why) { try SQLiteFavorites(none).add(photo("1"), at: date(1)) }
        #expect(try SQLiteFavorites(none).count() == 0)
        #expect(
            none.takeNotices() == [.unopened(path: folder("file/data"), because: why, isThere: false)])
        _ = mkdir(folder("loop"), 0o755)
        _ = symlink("gallery.sqlite", folder("loop/gallery.sqlite"))
        #expect(
            [false, true].map {
                StoreNotice.readOnly(path: "", because: why, lacksLog: $0).makesAnswerPartial
            }
                == [false, true])
        let some = GalleryDatabase(folder: folder("loop"), keepsInMemory: false)
        #expect(try SQLiteFavorites(some).count() == 0)
        #expect(some.takeNotices().map(\.makesAnswerPartial) == [true])
    }

    @Test func `favorites of a user without write permission are kept in memory`() throws {
        _ = mkdir(folder("data"), 0o755)
        let output = Program.writeWithoutPrivileges(
            .favorites, in: folder("data"), writes: 2, from: folder)
        #expect(output.contains("kept 1"))
        #expect(output.contains("notice inMemory"))
        #expect(output.contains("system(\(EACCES))"))
        #expect(DiskFile.names(in: folder("data")).isEmpty)
    }

    @Test func `favorites in a folder that cannot be written are still read`() throws {
        // The database is closed at the end of the block, so that its log is empty.
        do { try SQLiteFavorites(GalleryDatabase(folder: folder("data ü?#"))).add(photo("1"), at: date(1)) }
        Program.run(
            "/bin/sh", ["-c", "chmod 755 '\(folder.path)'/data*; chmod 644 '\(folder.path)'/data*/*"])
        let output = Program.writeWithoutPrivileges(
            .favorites, in: folder("data ü?#"), writes: 1, from: folder)
        #expect(output.contains("notice readOnly"))
        #expect(output.contains("favorites 1"))
        #expect(output.contains("failed failed(path: "))
    }

    @Test func `in a read-only folder, the write-ahead log of an open database is read`() throws {
        let database = GalleryDatabase(folder: folder("data"))
        try SQLiteFavorites(database).add(photo("1"), at: date(1))
        Program.run("/bin/sh", ["-c", "chmod 755 '\(folder.path)/data'; chmod 644 '\(folder.path)'/data/*"])
        let output = Program.writeWithoutPrivileges(.favorites, in: folder("data"), writes: 1, from: folder)
        #expect(output.contains("notice readOnly"))
        #expect(output.contains("lacksLog: false"))
        #expect(output.contains("favorites 1"))
    }

    @Test func `an unreadable write-ahead log is reported, and the rows in it are missing from the result`()
        throws
    {
        let database = GalleryDatabase(folder: folder("open"))
        try SQLiteFavorites(database).add(photo("1"), at: date(1))
        try database.emptyLog()
        try SQLiteFavorites(database).add(photo("2"), at: date(2))
        _ = mkdir(folder("data"), 0o755)
        for suffix in ["", "-wal"] {
            let name = "gallery.sqlite" + suffix
            DiskFile.write(try #require(DiskFile.read(folder("open/" + name))), to: folder("data/" + name))
        }
        let output = Program.writeWithoutPrivileges(.favorites, in: folder("data"), writes: 1, from: folder)
        #expect(output.contains("favorites 1"))
        #expect(output.contains("lacksLog: true"))
    }

    @Test func `if the disk is full, the rescue of a damaged database is postponed with a notice`() throws {
        guard geteuid() == 0 else { return }
        let disk = folder("disk")
        _ = mkdir(disk, 0o700)
        let bytes = try [0] + RescueSample.shared.get().bytes.dropFirst()
        let size = bytes.count / 1024 + 300
        Program.run("/bin/mount", ["-t", "tmpfs", "-o", "size=\(size)k", "tmpfs", disk])
        defer { Program.run("/bin/umount", ["-l", disk]) }
        DiskFile.write(bytes, to: disk + "/gallery.sqlite")
        do {
            let database = GalleryDatabase(folder: disk)
            #expect(try SQLiteFavorites(database).count() == 0)
            let notices = database.takeNotices()
            #expect(notices.contains(where: \.makesAnswerPartial) && notices.count == 2)
        }
        Program.run("/bin/mount", ["-o", "remount,size=\(size * 4)k", disk])
        let database = GalleryDatabase(folder: disk)
        database.recordOpened(RescueSample.closing)
        #expect(try SQLiteFavorites(database).count() == RescueSample.photos)
    }

    @Test func `a write to a full disk is an error and loses no data`() throws {
        guard geteuid() == 0 else { return }
        let disk = folder("disk")
        _ = mkdir(disk, 0o700)
        Program.run("/bin/mount", ["-t", "tmpfs", "-o", "size=768k", "tmpfs", disk])
        defer { Program.run("/bin/umount", ["-l", disk]) }
        let favorites = SQLiteFavorites(GalleryDatabase(folder: disk))
        try favorites.add(photo("1"), at: date(1))
        let big = [UInt8](repeating: 7, count: 1 << 20)
        #expect(throws: StoreError.full(path: disk + "/gallery.sqlite")) {
            try favorites.save(picture: big, size: .screen, of: photo("1").id)
        }
        #expect(try favorites.count() == 1)
        try favorites.save(picture: jpegBytes, size: .screen, of: photo("1").id)
    }
}
