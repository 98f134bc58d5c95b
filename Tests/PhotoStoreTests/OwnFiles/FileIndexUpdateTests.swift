import FoundationEssentials
import GalleryCore
import Glibc
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

    @Test func `files below a folder whose update was canceled are read by the next update`() async throws {
        for number in 0..<1200 { put("new/\(number % 40)/below/\(number).png") }
        let index = index, query = FolderQuery(pictures.path)
        let canceled = Task {
            var update = FileIndexUpdate(
                index, query, readsAllFiles: false, at: Date(timeIntervalSinceNow: 60))
            return try await update.run()
        }
        await eventually("the first files") { index.contents.count >= 500 }
        canceled.cancel()
        _ = try await canceled.value
        try await update()
        #expect(index.contents.count == 1200)
    }

    @Test func `metadata changed without another size and time of the file are read`() async throws {
        let path = pictures.put(PictureHead.png(4, 3), at: "sea.png")
        try await update()
        var status = stat()
        #expect(stat(path, &status) == 0)
        put("sea.png", width: 8)
        let times = [status.st_atim, status.st_mtim]
        #expect(utimensat(AT_FDCWD, path, times, 0) == 0)
        try await update(readsAllFiles: true)
        #expect(titles("width:8") == ["sea"])
    }

    @Test func `a sidecar that is added, changed or removed is read`() async throws {
        put("sea.png")
        try await update()
        var digest: String?
        if let file = OpenFile(following: Array(pictures("sea.png").utf8)) {
            digest = SHA256.digest(of: file)
        }
        for title in ["Harbor", "Bridge"] {
            let sidecar = Sidecar(Photo.sample(1, title: title), saved: Date(), fileSha256: digest)
            pictures.put(try sidecar.json(), at: "sea.png.json")
            try await update(readsAllFiles: true)
            #expect(titles() == [title])
        }
        try FileManager.default.removeItem(atPath: pictures("sea.png.json"))
        try await update()
        #expect(titles() == ["sea"])
    }

    @Test func `a picture that is written slowly is read when it is complete`() async throws {
        pictures.put([0x89], at: "sea.png")
        let query = FolderQuery(pictures.path)
        for names in [[], ["sea"]] {
            var update = FileIndexUpdate(
                index, query, readsAllFiles: false, at: Date(timeIntervalSinceNow: 30))
            #expect(try await update.run())
            #expect(titles() == names)
            put("sea.png")
        }
    }
}
