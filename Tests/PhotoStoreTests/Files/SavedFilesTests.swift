import GalleryCore
import TestKit
import Testing

@testable import PhotoStore

@Suite(.timeLimit(.minutes(10))) struct SavedFilesTests {
    private let folder = TemporaryFolder()

    @Test func `saved files are counted in all folders that photos were saved to, and not while locked`()
        async throws
    {
        let database = GalleryDatabase(folder: folder("data"))
        let pictures = PicturesFolder(DefaultFolder(folder("Pictures")), lockedWith: database)
        for name in [nil, folder("a"), folder("b"), folder("a")] {
            let draft = try pictures.draft(of: photo(name ?? "1"), in: name)
            DiskFile.write(jpegBytes, to: draft.path)
            _ = try pictures.publish(draft, of: photo(name ?? "1"), as: nil)
        }
        let size = Int64(jpegBytes.count)
        let all = try PicturesFolder(DefaultFolder(folder("Other")), lockedWith: database).savedFiles()
        #expect(all.count == 3 && all.bytes >= 3 * size)
        Program.run("/bin/rm", ["-r", folder("b")])
        #expect(try pictures.savedFiles().count == 2)
        let lock = SQLiteLock(database, seen: SQLiteSeen(folder: folder("data"), lockedWith: database))
        try await lock.set("4711")
        _ = try lock.close()
        #expect(throws: StoreError.locked) { try pictures.savedFiles() }
        #expect(throws: StoreError.locked) { try pictures.lastPath(of: photo("1").id, preferring: nil) }
    }

    @Test
    func `the newest file of a photo is found in every folder, scaled or renamed, first in the given one`()
        throws
    {
        let database = GalleryDatabase(folder: folder("data"))
        func save(_ width: Int?, to name: String?) throws -> String {
            let pictures = PicturesFolder(DefaultFolder(folder("Pictures")), lockedWith: database)
            let draft = try pictures.draft(of: photo("1"), in: name)
            DiskFile.write(jpegBytes, to: draft.path)
            if width != nil { DiskFile.write(jpegBytes + [1], to: draft.convertedPath) }
            return try pictures.publish(
                draft, of: photo("1"), as: nil, width: width, named: nil, hasSidecar: true
            ).path
        }
        func found(preferring folder: String? = nil, _ key: String = "1") throws -> String? {
            // As after a restart.
            try PicturesFolder(DefaultFolder(self.folder("Pictures")), lockedWith: database)
                .lastPath(of: photo(key).id, preferring: folder)
        }
        #expect(try found() == nil)
        let full = try save(nil, to: nil)
        #expect(try found() == full)
        let scaled = try save(300, to: folder("site/img"))
        for (path, day) in [(full, "2020-01-01"), (scaled, "2020-01-02")] {
            Program.run("/usr/bin/touch", ["-d", day, path])
        }
        #expect(try found() == scaled)
        #expect(try found(preferring: folder("Pictures")) == full)
        let renamed = folder("site/img/hero.jpg")
        Program.run("/bin/mv", [scaled, renamed])
        Program.run("/bin/mv", [scaled + ".json", renamed + ".json"])
        #expect(try found() == renamed)
        Program.run("/bin/mv", [folder("site"), folder("moved")])
        #expect(try found() == full)
        #expect(try found(preferring: folder("moved")) == folder("moved/img/hero.jpg"))
        #expect(try found(preferring: nil, "2") == nil)
    }
}
