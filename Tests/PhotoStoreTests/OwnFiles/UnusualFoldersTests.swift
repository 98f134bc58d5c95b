import GalleryCore
import Glibc
import TestKit
import Testing

@testable import PhotoStore

/// Folders that cannot be read, and names that are not text on one line.
@Suite(.timeLimit(.minutes(10))) struct UnusualFoldersTests {
    private let folder = TemporaryFolder()
    private let cache = TemporaryFolder()

    private var folders: FoldersOnDisk { FoldersOnDisk(cacheFolder: cache.path) }

    private func put(_ names: String...) {
        for name in names { folder.put(PictureHead.png(4, 3), at: name) }
    }

    private func names(_ query: FolderQuery, of folders: FoldersOnDisk? = nil) async throws -> [String] {
        try await (folders ?? self.folders).page(1, of: query, size: 30).photos.map { photo in
            FileAddress.path(photo.id.key)?.replacing(folder.path + "/", with: "") ?? ""
        }
    }

    @Test(.enabled(if: geteuid() != 0, "root reads every folder"))
    func `folders below that cannot be read are counted, also by a search of several folders`() async throws {
        put("a.png", "closed/b.png")
        chmod(folder("closed"), 0)
        defer { chmod(folder("closed"), 0o700) }
        let folders = folders, query = FolderQuery(folder.path, search: SearchQuery(keywords: "png"))
        #expect(folders.unreadableFolders(in: query) == 0)
        #expect(try await names(query, of: folders) == ["a.png"])
        #expect(folders.unreadableFolders(in: query) == 1)
        let page = try await folders.page(1, of: nil, in: [folder.path], order: .name, size: 9)
        #expect(page.notes == [.unreadableFolders(1)])
        #expect(try await folders.page(1, of: FolderQuery(folder.path), size: 9).photos[0].about == nil)
    }

    @Test func `a folder whose name is neither UTF-8 nor one line is listed, searched and covered`()
        async throws
    {
        let name = folder.path.utf8 + [0x2F, 0x64, 0xFF, 0x0A], path = name.map(CChar.init(bitPattern:)) + [0]
        mkdir(path, 0o700)
        let picture = open(
            name.map(CChar.init(bitPattern:)) + Array("/fog.png".utf8CString), O_CREAT | O_WRONLY, 0o600)
        let bytes = PictureHead.png(4, 3)
        write(picture, bytes, bytes.count)
        close(picture)
        let shown = folder("d\u{FFFD}\n"), folders = folders
        let row = try await folders.page(1, of: FolderQuery(folder.path), size: 9).photos[0]
        #expect(row.about == "1" && FileAddress.bytes(row.id.key) == Array(name))
        var query = FolderQuery(shown)
        #expect(try await folders.page(1, of: query, size: 9).photos.map(\.title) == ["fog"])
        #expect(await folders.photos(at: [shown]).map(\.id) == [row.id])
        query.search = SearchQuery(keywords: "fog")
        #expect(try await folders.page(1, of: query, size: 9).photos.count == 1)
    }

    @Test func `of links, only those to files that are not listed are compared, and rows keep the link`()
        async throws
    {
        let other = TemporaryFolder()
        other.put(PictureHead.png(4, 3), at: "far.png")
        put("a.png", "below/b.png")
        symlink("a.png", folder("0.png"))
        symlink("below", folder("linked"))
        symlink(other("far.png"), folder("far-link.png"))
        let folders = folders, query = FolderQuery(folder.path)
        let look = PictureLook(descriptor: .plain(7), color: RGB(packed: 1))
        let all = try await folders.undecoded(in: query, isInBackground: false)
        folders.record(all.map { ($0, look) })
        let compared = try await folders.files(of: query).map(\.address)
        #expect(
            compared == ["a.png", "below/b.png", "far-link.png"].map { FileAddress.of(folder($0)) })
        let rows = await folders.photos(at: compared + [folder("far-link.png")])
        #expect(rows.map(\.fileAddress) == compared + [compared[2]])
        #expect(
            try await folders.entry(at: folder("far-link.png")) == .picture(folder("far-link.png")))
        #expect(try await folders.entry(at: folder("linked")) == .folder(folder("below")))
    }

    @Test func `files whose names are not UTF-8 are listed by their addresses, also with equal text`() async {
        let names: [[UInt8]] = [[0xF0], [0xF1]].map { Array(folder.path.utf8) + [0x2F] + $0 }
        for name in names {
            let file = open(name.map(CChar.init(bitPattern:)) + [0], O_CREAT | O_WRONLY, 0o600)
            let bytes = PictureHead.png(4, 3)
            write(file, bytes, bytes.count)
            close(file)
        }
        let addresses = names.map { FileAddress.of($0) }
        #expect(await folders.photos(at: addresses).map(\.fileAddress) == addresses)
    }
}
