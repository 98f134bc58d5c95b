import GalleryCore
import TestKit
import Testing

@testable import PhotoStore

@Suite(.timeLimit(.minutes(10))) struct FileIndexTests {
    /// One file with a tag.
    private struct Annotations: FileIdentifying {
        let path: String
        let tag: String

        func attached(_ photo: Photo) async throws(StoreError) -> Photo { photo }
        func recognized(_ photos: [Photo]) -> [Photo] { photos }
        func paths(annotatedWith word: String, isWhole: Bool) -> [[UInt8]] {
            (isWhole ? tag == word : tag.hasPrefix(word)) ? [Array(path.utf8)] : []
        }
    }

    @Test(arguments: [(["cliffs"], ["sea.png"]), (["cliff"], ["fog.png", "sea.png"])])
    func `a search leaves out files with an excluded word as a tag`(
        excluded: [String], names: [String]
    ) async throws {
        let folder = TemporaryFolder(), cache = TemporaryFolder()
        for name in ["fog.png", "sea.png"] { folder.put(PictureHead.png(4, 3), at: name) }
        let folders = FoldersOnDisk(
            identities: Annotations(path: folder("fog.png"), tag: "cliffs"), cacheFolder: cache.path)
        let search = SearchQuery(keywords: "png", excluded: excluded)
        let found = try await folders.page(1, of: FolderQuery(folder.path, search: search), size: 3)
        #expect(found.photos.compactMap { $0.filePath?.split(separator: "/").last.map(String.init) } == names)
    }

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

    @Test(arguments: [
        ("trips", ["a.png"]), ("tri", ["a.png"]), ("rome 2024", ["a.png"]), ("trips/a", ["a.png"]),
        ("top", []), ("north-sea", ["b.png"]), ("png -rome", ["b.png"]), ("png -top", ["a.png", "b.png"]),
        ("png -tri", ["a.png", "b.png"]),
        ("ann", ["a.png"]), ("anna", ["a.png"]), ("png -anna", ["a.png", "b.png"]), ("png -annas", ["b.png"]),
        ("bo", []),
    ])
    func `words of folders below the searched one are found, those of folders above are not`(
        text: String, names: [String]
    ) async throws {
        let parent = TemporaryFolder(), cache = TemporaryFolder(), words = text.split(separator: " ")
        for name in ["Anna-Bo/Top/Annas Trips/Rome_2024/a.png", "Anna-Bo/Top/North-Sea/b.png"] {
            parent.put(PictureHead.png(4, 3), at: name)
        }
        let search = SearchQuery(
            keywords: words.filter { !$0.hasPrefix("-") }.joined(separator: " "),
            excluded: words.filter { $0.hasPrefix("-") }.map { String($0.dropFirst()) })
        let found = try await FoldersOnDisk(cacheFolder: cache.path).page(
            1, of: FolderQuery(parent("Anna-Bo/Top"), search: search), size: 9)
        let paths = found.photos.compactMap(\.filePath)
        #expect(paths.compactMap { $0.split(separator: "/").last.map(String.init) }.sorted() == names)
    }

    @Test func `files are found if the index cannot be stored`() async throws {
        let folder = TemporaryFolder()
        folder.put(PictureHead.png(4, 3), at: "fog.png")
        folder.put("", at: "cache")
        let folders = FoldersOnDisk(cacheFolder: folder("cache/gallery"))
        let query = FolderQuery(folder.path, search: SearchQuery(keywords: "fog"))
        #expect(try await folders.page(1, of: query, size: 3).photos.count == 1)
        #expect(try await folders.page(1, of: query, size: 3).photos.count == 1)
        #expect(try await folders.undecoded(in: FolderQuery(folder.path), isInBackground: false).count == 1)
    }

    @Test func `an index of an earlier version is deleted by the first search`() async throws {
        let folder = TemporaryFolder(), cache = TemporaryFolder()
        folder.put(PictureHead.png(4, 3), at: "fog.png")
        for name in ["files-7.sqlite", "files-7.sqlite-wal", "other.sqlite"] { cache.put("", at: name) }
        let query = FolderQuery(folder.path, search: SearchQuery(keywords: "fog"))
        _ = try await FoldersOnDisk(cacheFolder: cache.path).page(1, of: query, size: 3)
        let names = cache.names
        #expect(names.contains("files-8.sqlite") && names.contains("other.sqlite"))
        #expect(!names.contains { $0.hasPrefix("files-7") })
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

    @Test func `pages of results in random order continue after another search in random order`() async throws
    {
        let folder = TemporaryFolder(), cache = TemporaryFolder()
        for number in 1...40 { folder.put(PictureHead.png(4, 3), at: "\(number).png") }
        let folders = FoldersOnDisk(cacheFolder: cache.path)
        func page(_ number: Int, _ text: String) async throws -> [PhotoID] {
            let query = FolderQuery(folder.path, order: .random, search: SearchQuery(typed: text))
            return try await folders.page(number, of: query, size: 20).photos.map(\.id)
        }
        let first = try await page(1, "type:png")
        _ = try await page(1, "width:1")
        #expect(try await Set(first + page(2, "type:png")).count == 40)
    }

    @Test func `later pages have hidden files if the first has, after a search without them`() async throws {
        let folder = TemporaryFolder(), cache = TemporaryFolder()
        for number in 1...4 { folder.put(PictureHead.png(4, 3), at: ".a/\(number).png") }
        for number in 1...4 { folder.put(PictureHead.png(4, 3), at: "b/\(number).png") }
        let folders = FoldersOnDisk(cacheFolder: cache.path)
        let search = SearchQuery(keywords: "png")
        let all = FolderQuery(folder.path, includesHidden: true, search: search)
        let first = try await folders.page(1, of: all, size: 5)
        #expect(try await folders.page(1, of: FolderQuery(folder.path, search: search), size: 5).total == 4)
        let second = try await folders.page(2, of: all, size: 5)
        #expect(Set((first.photos + second.photos).map(\.id)).count == 8)
    }

    @Test func `later pages of a search in several folders follow after the index was removed`() async throws
    {
        let folder = TemporaryFolder(), cache = TemporaryFolder()
        for number in 1...6 { folder.put(PictureHead.png(4, 3), at: "\(number % 2)/\(number).png") }
        let folders = FoldersOnDisk(cacheFolder: cache.path), other = FoldersOnDisk(cacheFolder: cache.path)
        func page(_ number: Int) async throws -> Page<Photo> {
            try await folders.page(
                number, of: SearchQuery(keywords: "png"), in: [folder("0"), folder("1")], order: .name,
                size: 4)
        }
        let first = try await page(1)
        other.clearIndex()
        #expect(try await Set((first.items + page(2).items).map(\.id)).count == 6)
    }

    @Test func `a search counts all files of its folder, also if the index has those of other folders`()
        async throws
    {
        let folder = TemporaryFolder(), cache = TemporaryFolder()
        for number in 1...7 { folder.put(PictureHead.png(4, 3), at: "a/fog \(number).png") }
        for number in 1...5 { folder.put(PictureHead.png(4, 3), at: "b/fog \(number).png") }
        let folders = FoldersOnDisk(cacheFolder: cache.path)
        func found(_ number: Int, in name: String, _ text: String = "fog") async throws -> (Int?, [String?]) {
            let query = FolderQuery(folder(name), search: SearchQuery(typed: text))
            let page = try await folders.page(number, of: query, size: 3)
            return (page.total, page.photos.map(\.title))
        }
        for _ in 1...2 {
            #expect(try await found(1, in: "a") == (7, ["fog 1", "fog 2", "fog 3"]))
            #expect(try await found(3, in: "a") == (7, ["fog 7"]))
            #expect(try await found(2, in: "b") == (5, ["fog 4", "fog 5"]))
            #expect(try await found(1, in: "a", "fog -3").0 == 6)
            #expect(try await found(1, in: ".", "fog -3").0 == 10)
            #expect(try await found(1, in: ".", "fog orientation:portrait").0 == 0)
            #expect(try await found(1, in: ".", "fog orientation:landscape").0 == 12)
            #expect(try await found(1, in: "b", "fog license:cc0").0 == 0)
            #expect(try await found(1, in: ".", "-3 name:OG").0 == 10)
        }
        #expect(try await found(4, in: ".") == (12, ["fog 3", "fog 4", "fog 5"]))
    }

    @Test(arguments: ["fog", "type:png", "fog type:png", "fog -1", "-sea", "sea", "width:9"], [0, 1])
    func `many matches that are counted are on the same pages as few that are read`(
        text: String, others: Int
    ) async throws {
        let folder = TemporaryFolder(), cache = TemporaryFolder()
        for number in 0..<900 {
            folder.put(PictureHead.png(4, 3), at: "a/\(number < 700 ? "fog" : "sea") \(number).png")
        }
        for number in 0..<others { folder.put(PictureHead.png(4, 3), at: "b/fog \(number).png") }
        let index = FileIndex(folder: cache.path)
        try await index.update(FolderQuery(folder.path))
        let condition = FileCondition(
            SearchQuery(typed: text), below: [FolderQuery(folder("a")).bytes], annotated: { _, _ in [] },
            licenses: { [$0] })
        for isReversed in [false, true] {
            let pages = index.database.read { db -> [[[Int64]]] in
                let all = try index.orders.identifiers(of: FolderQuery(folder("a")), db)
                return try [1, 10_000].map { few in
                    let list = isReversed ? all.reversed() : all
                    let found = try FoundFiles(condition, among: list, in: db, few: few)
                    return try [0..<3, 3..<6, 690..<710, 899..<902].map { try found.page($0, in: db) }
                        + [[Int64(found.count)]]
                }
            }
            #expect(pages?.first == pages?.last && pages != nil)
        }
    }
}
