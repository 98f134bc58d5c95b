import FoundationEssentials
import GalleryCore
import Glibc
import TestKit
import Testing

@testable import PhotoStore

@Suite(.timeLimit(.minutes(10))) struct FoldersOnDiskTests {
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

    @Test func `a folder lists its folders, then its pictures in natural order, without other files`()
        async throws
    {
        put("b10.png", "b2.png", "Trips/x.png", ".hidden.png", "Trips/.y.png")
        folder.put("text", at: "notes.txt")
        folder.put("film", at: "clip.mp4")
        let page = try await folders.page(1, of: FolderQuery(folder.path), size: 30)
        #expect(page.photos.map(\.title) == ["Trips/", "b2", "b10"])
        #expect(page.folders == 1 && page.total == 3 && page.notes == [.videos(1)])
        #expect(page.photos[0].about == "1" && page.photos[0].source.variants.count == 1)
    }

    @Test func `orders, the reverse order, hidden files and the folders below are chosen by the query`()
        async throws
    {
        put("a.png", "b.png", "below/c.png", ".d.png")
        folder.put(PictureHead.png(4, 3) + [0, 0, 0], at: "b.png")
        let all = FolderQuery(folder.path)
        var query = all
        query.isReversed = true
        #expect(try await names(query) == ["below", "b.png", "a.png"])
        query = all
        query.order = .size
        #expect(try await names(query).dropFirst() == ["b.png", "a.png"])
        query = all
        query.isRecursive = true
        #expect(try await names(query) == ["a.png", "b.png", "below/c.png"])
        query.includesHidden = true
        #expect(try await names(query).contains(".d.png"))
    }

    @Test func `later pages continue the list of the first page, also after files were added`() async throws {
        for number in 1...5 { put("\(number).png") }
        let folders = folders, query = FolderQuery(folder.path)
        let first = try await folders.page(1, of: query, size: 3)
        put("0.png")
        let second = try await folders.page(2, of: query, size: 3)
        #expect((first.photos + second.photos).map(\.title) == ["1", "2", "3", "4", "5"])
        #expect(try await folders.page(1, of: query, size: 3).photos[0].title == "0")
    }

    @Test func `links to files are listed, and a loop of links ends`() async throws {
        put("a.png")
        symlink(folder("a.png"), folder("link.png"))
        symlink(folder("nowhere.png"), folder("broken.png"))
        symlink(folder.path, folder("loop"))
        var query = FolderQuery(folder.path)
        #expect(try await names(query) == ["loop", "a.png", "link.png"])
        query.isRecursive = true
        #expect(try await names(query) == ["a.png", "link.png"])
    }

    @Test func `a file that vanishes or is damaged keeps its row`() async throws {
        put("a.png")
        folder.put("damaged", at: "b.png")
        let page = try await folders.page(1, of: FolderQuery(folder.path), size: 30)
        #expect(page.photos.map(\.title) == ["a", "b.png"])
    }

    @Test func `entries are told apart, and a missing path is an error that is known as such`() async throws {
        put("a.png")
        folder.put("text", at: "b.txt")
        #expect(try await folders.entry(at: folder.path) == .folder(folder.path))
        #expect(try await folders.entry(at: folder("a.png")) == .picture(folder("a.png")))
        #expect(try await folders.entry(at: "file://" + folder("a.png")) == .picture(folder("a.png")))
        #expect(try await folders.entry(at: folder("b.txt")) == .other(folder("b.txt")))
        let several = await folders.entries(at: [folder("c.png"), folder("a.png")]).map { try? $0.get() }
        #expect(several == [nil, .picture(folder("a.png"))])
        let error = await #expect(throws: StoreError.self) { try await folders.entry(at: folder("c.png")) }
        #expect(error?.isMissing == true)
    }

    @Test func `a search finds names, folders and metadata below the folder, and filters by size`()
        async throws
    {
        put("harbor at dawn.png", "Trips/Norway/fjord.png")
        folder.put(PictureHead.jpeg(40, 30, exif: PictureHead.exif(orientation: 6)), at: "IMG_4015.jpg")
        let folders = folders
        func found(_ text: String) async throws -> [String] {
            try await names(FolderQuery(folder.path, search: SearchQuery(typed: text)), of: folders)
        }
        #expect(try await found("harbor") == ["harbor at dawn.png"])
        #expect(try await found("norway") == ["Trips/Norway/fjord.png"])
        #expect(try await found("pentax 2024") == ["IMG_4015.jpg"])
        #expect(try await found("4015") == ["IMG_4015.jpg"])
        #expect(try await found("harb") == ["harbor at dawn.png"])
        #expect(try await found("orientation:portrait") == ["IMG_4015.jpg"])
        #expect(try await found("width:<10").count == 2)
        #expect(try await found("\"quote AND (") == [])
        #expect(try await found("\"harbor at\" dawn") == ["harbor at dawn.png"])
        #expect(try await found("\"at harbor\"") == [])
        #expect(try await found("at harbor") == ["harbor at dawn.png"])
    }

    @Test func `a repeated search finds new, changed and removed files`() async throws {
        put("fog one.png")
        let folders = folders, query = FolderQuery(folder.path, search: SearchQuery(keywords: "fog"))
        #expect(try await names(query, of: folders) == ["fog one.png"])
        put("fog two.png")
        unlink(folder("fog one.png"))
        #expect(try await names(query, of: folders) == ["fog two.png"])
        folders.clearIndex()
        #expect(folders.indexed.count == 0)
        #expect(try await names(query, of: folders) == ["fog two.png"])
    }

    @Test func `a file in place of the folder is an error`() async {
        put("a.png")
        await #expect(throws: StoreError.self) {
            try await folders.page(1, of: FolderQuery(folder("a.png")), size: 9)
        }
    }

    private func found(_ search: String, of folders: FoldersOnDisk? = nil) async throws -> [String] {
        try await names(FolderQuery(folder.path, search: SearchQuery(typed: search)), of: folders)
    }

    @Test func `several folders are searched as one, each file once, without the folders that are missing`()
        async throws
    {
        put("A/fog 1.png", "A/B/fog 2.png", "C/fog 3.png", "D/fog 4.png")
        let folders = folders, paths = ["A", "C", "A/B", "None", "C/fog 3.png"].map { folder($0) }
        func page(_ number: Int, _ text: String?, size: Int = 9) async throws -> Page<Photo> {
            try await folders.page(
                number, of: text.map { SearchQuery(typed: $0) }, in: paths, order: .name, size: size)
        }
        let first = try await page(1, "fog", size: 2), second = try await page(2, "fog", size: 2)
        #expect((first.items + second.items).compactMap(\.title) == ["fog 2", "fog 1", "fog 3"])
        #expect(first.total == 3 && first.hasMore && !second.hasMore)
        #expect(first.notes.count == 2 && second.notes.isEmpty)
        #expect(try await page(1, nil).items.count == 3)
        try FileManager.default.removeItem(atPath: folder("C"))
        let later = try await page(1, "fog")
        #expect(later.items.count == 2 && later.notes.count == 3)
        await #expect(throws: StoreError.self) {
            try await folders.page(1, of: nil, in: [folder("None")], order: .date, size: 9)
        }
    }

    @Test func `a search filters by type, bytes and date`() async throws {
        put("apple.png", "b.png")
        folder.put(PictureHead.png(4, 3) + [UInt8](repeating: 0, count: 5000), at: "c.png")
        let year = String(Date().ISO8601Format().prefix(4))
        let folders = folders
        #expect(try await found("size:>4k", of: folders) == ["c.png"])
        #expect(try await found("apple type:png date:2020..", of: folders) == ["apple.png"])
        #expect(try await found("type:jpg", of: folders) == [])
        #expect(try await found("license:by", of: folders) == [])
        #expect(try await found("license:any", of: folders).count == 3)
        #expect(try await found("date:..2019", of: folders) == [])
        #expect(try await found("date:\(year)", of: folders).count == 3)
        folder.put(PictureHead.exif(orientation: 1), at: "r.NEF")
        #expect(try await found("type:raw", of: FoldersOnDisk(cacheFolder: cache.path)) == ["r.NEF"])
        #expect(try await found("type:nef", of: FoldersOnDisk(cacheFolder: cache.path)) == ["r.NEF"])
    }

    @Test func `looks are recorded until the file changes, and colors are found by their families`()
        async throws
    {
        put("a.png", "b.png")
        let folders = folders, query = FolderQuery(folder.path)
        let files = try await folders.undecoded(in: query, isInBackground: false)
        #expect(files == ["a.png", "b.png"].map { FileAddress.of(folder($0)) })
        let look = PictureLook(descriptor: .plain(7), color: RGB(packed: 0xD02010))
        folders.record([(files[0], look), (files[1], nil)])
        let known = try await folders.files(of: query)
        #expect(known.map(\.look) == [look] && known.first?.size == PixelSize(width: 4, height: 3))
        #expect(try await folders.undecoded(in: query, isInBackground: false) == [])
        #expect(try await found("color:red", of: folders) == ["a.png"])
        #expect(try await found("color:blue", of: folders) == [])
        folder.put(PictureHead.png(8, 6) + [1], at: "a.png")
        #expect(try await self.folders.undecoded(in: query, isInBackground: false) == [files[0]])
    }

    @Test func `a file has the credit of a sidecar that describes its contents`() async throws {
        put("a.png", "b.png")
        guard let file = OpenFile(path: folder("a.png")) else { return #expect(Bool(false)) }
        let photo = Photo(
            id: PhotoID(service: .demo, key: "1"), title: "Harbor", author: Author(name: "Ida Öhman"),
            license: License(code: "cc0", name: "CC0"), source: PictureSource([]))
        for name in ["a.png.json", "b.png.json"] {
            let digest = name.hasPrefix("a") ? SHA256.digest(of: file) : "0"
            folder.put(try Sidecar(photo, saved: Date(), fileSha256: digest).json(), at: name)
        }
        let folders = folders
        let photos = try await folders.page(1, of: FolderQuery(folder.path), size: 9).photos
        #expect(photos.map(\.author.name) == ["Ida Öhman", ""] && photos.map(\.title) == ["Harbor", "b"])
        #expect(try await found("author:ohman", of: folders) == ["a.png"])
        #expect(try await found("name:B.P", of: folders) == ["b.png"])
        #expect(try await found("name:harbor", of: folders) == [])
    }

    @Test func `a search without a cache folder is an error, and creates no file`() async {
        put("a.png")
        let query = FolderQuery(folder.path, search: SearchQuery(keywords: "a"))
        await #expect(throws: StoreError.noHome) { try await FoldersOnDisk().page(1, of: query, size: 9) }
        #expect(cache.names.isEmpty)
    }

    @Test func `results of a search are in the order of the query, also reversed`() async throws {
        put("b.png", "a.png")
        folder.put(PictureHead.png(4, 3) + [0, 0], at: "c.png")
        let folders = folders
        func found(_ order: FileOrder, isReversed: Bool) async throws -> [String] {
            let search = SearchQuery(keywords: "", filters: [.type: "png"])
            return try await names(
                FolderQuery(folder.path, order: order, isReversed: isReversed, search: search), of: folders)
        }
        #expect(try await found(.name, isReversed: true) == ["c.png", "b.png", "a.png"])
        #expect(try await found(.size, isReversed: false) == ["c.png", "a.png", "b.png"])
    }

    @Test func `results of a search and compared files are in natural order, as in the list of a folder`()
        async throws
    {
        put("b10.png", "B2.png", "Trip 10/1.png", "Trip 9/1.png", "ä1.png")
        let folders = folders, sorted = ["ä1.png", "B2.png", "b10.png", "Trip 9/1.png", "Trip 10/1.png"]
        #expect(try await found("type:png", of: folders) == sorted)
        #expect(try await names(FolderQuery(folder.path, isRecursive: true)) == sorted)
        let files = try await folders.undecoded(in: FolderQuery(folder.path), isInBackground: false)
        #expect(files == sorted.map { FileAddress.of(folder($0)) })
    }
}
