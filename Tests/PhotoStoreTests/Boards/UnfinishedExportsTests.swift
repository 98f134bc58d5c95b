import FoundationEssentials
import GalleryCore
import Glibc
import TestKit
import Testing

@testable import PhotoStore

@Suite struct UnfinishedExportsTests {
    private let folder = TemporaryFolder()

    /// Folder and link that a killed export leaves.
    private func leave(in place: String, number: Int, as data: String) {
        let hidden = folder("\(place)/.gallery-\(number).board")
        for path in [folder(data), folder(place), hidden, hidden + "/pictures"] { mkdir(path, 0o755) }
        DiskFile.write([1], to: hidden + "/pictures/001.jpg")
        #expect(symlink(hidden, folder("\(data)/gallery.sqlite-export-\(number)")) == 0)
    }

    @Test func `the hidden folder of a killed export to any place is removed at the next start`() throws {
        leave(in: "out", number: 1, as: "data")
        leave(in: "gone", number: 2, as: "data")
        DiskFile.write([1], to: folder("out/notes.txt"))
        #expect(symlink(folder("out"), folder("data/gallery.sqlite-export-3")) == 0)
        try FileManager.default.removeItem(atPath: folder("gone"))
        GalleryDatabase(folder: folder("data")).sweepExports()
        #expect(DiskFile.names(in: folder("out")) == ["notes.txt"])
        // The folder `gone` may be on a disk that is not connected.
        #expect(DiskFile.names(in: folder("data")) == ["gallery.sqlite-export-2"])
    }

    @Test func `the hidden folder of a running export is not removed, and its link ends with the export`()
        throws
    {
        let database = GalleryDatabase(folder: folder("data"))
        #expect(try SQLiteFavorites(database).count() == 0)
        let exports = BoardFolders(DefaultFolder(folder("out")), recordedIn: database)
        func links() -> [String] { DiskFile.names(in: folder("data")).filter { $0.contains("-export-") } }
        var export: (any ExportedFolder)? = try exports.begin("Fog", in: nil)
        try export?.append("text", to: "board.md")
        #expect(links().count == 1)
        GalleryDatabase(folder: folder("data")).sweepExports()
        #expect(try export?.publish() == folder("out/Fog"))
        export = nil
        #expect(links().isEmpty)
        #expect(DiskFile.names(in: folder("out")) == ["Fog"])
    }
}
