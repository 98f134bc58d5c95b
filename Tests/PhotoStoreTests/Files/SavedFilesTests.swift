import GalleryCore
import TestKit
import Testing

@testable import PhotoStore

@Suite(.timeLimit(.minutes(1))) struct SavedFilesTests {
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
    }
}
