import FoundationEssentials
import GalleryCore
import TestKit
import Testing

@testable import PhotoStore

@Suite(.timeLimit(.minutes(10))) struct FileIndexUpdateTests {
    private let pictures = TemporaryFolder()
    private let cache = TemporaryFolder()
    private let index: FileIndex

    init() { index = FileIndex(folder: cache.path) }

    /// Reads the folder as if no name in it had changed for a minute.
    private func update(
        in name: String = ".", readsAllFiles: Bool = false, includesHidden: Bool = false
    ) async throws {
        let query = FolderQuery(
            name == "." ? pictures.path : pictures(name), includesHidden: includesHidden)
        var update = FileIndexUpdate(
            index, query, readsAllFiles: readsAllFiles, at: Date(timeIntervalSinceNow: 60))
        #expect(try await update.run())
        awaitTick()
    }

    /// Waits until the file system gives changes another time than before.
    private func awaitTick() {
        let probe = cache.put("", at: "probe"), before = FileStatus(path: probe)?.changedNanoseconds
        while FileStatus(path: cache.put("", at: "probe"))?.changedNanoseconds == before {}
    }

    private func titles(_ text: String = "type:png") -> [String] {
        let query = FolderQuery(pictures.path, search: SearchQuery(typed: text))
        return index.page(1, of: query, size: 99) { _, _ in [] }.photos.compactMap(\.title)
    }

    private func put(_ name: String, width: Int = 4) {
        pictures.put(PictureHead.png(width, 3), at: name)
    }

    @Test func `new, renamed and removed files and folders are found by an update of changed folders`()
        async throws
    {
        for name in ["fog.png", "a/sea.png", "b/c/sun.png"] { put(name) }
        try await update()
        #expect(titles() == ["sea", "sun", "fog"])
        put("b/c/rain.png")
        put("d/e/ice.png")
        try FileManager.default.moveItem(atPath: pictures("fog.png"), toPath: pictures("hail.png"))
        try FileManager.default.removeItem(atPath: pictures("a"))
        try await update()
        #expect(titles() == ["rain", "sun", "ice", "hail"])
    }

    @Test func `a file changed in place is read by an update of all files only`() async throws {
        put("a/sea.png")
        put("b/fog.png")
        try await update()
        put("a/sea.png", width: 8)
        try await update()
        #expect(titles("width:8") == [])
        try await update(readsAllFiles: true)
        #expect(titles("width:8") == ["sea"])
    }

    @Test func `a folder whose names have just changed is read again`() async throws {
        put("a/sea.png")
        var update = FileIndexUpdate(index, FolderQuery(pictures.path), readsAllFiles: false, at: Date())
        #expect(try await update.run())
        let count = index.database.read { db in
            try db.number("SELECT count(*) FROM fileFolder WHERE changed IS NOT NULL")
        }
        #expect(count == 0)
    }

    @Test func `hidden names and linked folders that were listed themselves are left out of other lists`()
        async throws
    {
        let elsewhere = TemporaryFolder()
        elsewhere.put(PictureHead.png(4, 3), at: "far.png")
        for name in ["fog.png", ".hidden/sun.png"] { put(name) }
        try FileManager.default.createSymbolicLink(
            atPath: pictures("link"), withDestinationPath: elsewhere.path)
        try await update()
        try await update(in: ".hidden")
        try await update(in: "link")
        #expect(titles() == ["sun", "fog", "far"])
        try await update()
        #expect(titles() == ["fog"])
        try await update(includesHidden: true)
        #expect(titles() == ["sun", "fog"])
        try await update()
        #expect(titles() == ["fog"])
    }
}
