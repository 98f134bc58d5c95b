import GalleryCore
import TestKit
import Testing

@testable import PhotoStore

@Suite(.timeLimit(.minutes(10))) struct FileIndexTests {
    @Test func `files are found after another process has removed the index`() async throws {
        let folder = TemporaryFolder(), cache = TemporaryFolder()
        for name in ["fog.png", "sea.png"] { folder.put(PictureHead.png(4, 3), at: name) }
        let folders = FoldersOnDisk(cacheFolder: cache.path), other = FoldersOnDisk(cacheFolder: cache.path)
        func count(_ word: String) async throws -> Int {
            let query = FolderQuery(folder.path, search: SearchQuery(keywords: word))
            return try await folders.page(1, of: query, size: 3).photos.count
        }
        #expect(try await count("fog") == 1)
        other.clearIndex()
        #expect(try await count("sea") == 1)
    }

    @Test func `an index of an earlier version is deleted by the first search`() async throws {
        let folder = TemporaryFolder(), cache = TemporaryFolder()
        folder.put(PictureHead.png(4, 3), at: "fog.png")
        for name in ["files-3.sqlite", "files-3.sqlite-wal", "other.sqlite"] { cache.put("", at: name) }
        let query = FolderQuery(folder.path, search: SearchQuery(keywords: "fog"))
        _ = try await FoldersOnDisk(cacheFolder: cache.path).page(1, of: query, size: 3)
        let names = cache.names
        #expect(names.contains("files-4.sqlite") && names.contains("other.sqlite"))
        #expect(!names.contains { $0.hasPrefix("files-3") })
    }

    @Test func `pages of results in random order have each file once, in another order for each first page`()
        async throws
    {
        let folder = TemporaryFolder(), cache = TemporaryFolder()
        for number in 1...9 { folder.put(PictureHead.png(4, 3), at: "\(number).png") }
        let folders = FoldersOnDisk(cacheFolder: cache.path)
        let search = SearchQuery(keywords: "", filters: [.type: "png"])
        let query = FolderQuery(folder.path, order: .random, search: search)
        var orders: Set<[PhotoID]> = []
        for _ in 1...9 {
            var found: [PhotoID] = []
            for page in 1...3 { found += try await folders.page(page, of: query, size: 3).photos.map(\.id) }
            #expect(Set(found).count == 9)
            orders.insert(found)
        }
        #expect(orders.count > 1)
    }
}
