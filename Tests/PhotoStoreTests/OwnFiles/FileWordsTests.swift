import GalleryCore
import TestKit
import Testing

@testable import PhotoStore

@Suite(.timeLimit(.minutes(10))) struct FileWordsTests {
    private static let names = [
        "渋谷スクランブル交差点の夜.png", "上海外滩夜景.png", "東京タワー2024.png", "해운대해수욕장.png", "วัดพระแก้ว.png",
        "Е\u{308}лка.png", "Мои\u{306} край.png", "Straße.png", "Große_Fahrt.png", "カ\u{3099}ラス.png",
        "京都/庭.png", "ㅎ \u{1109}\u{1165}\u{110B}\u{116E}\u{11AF}.png", "harbor - two 🌲.png",
    ]

    @Test(arguments: [
        ("スクランブル", [0]), ("渋谷", [0]), ("交差点の夜", [0]), ("夜", [0, 1]), ("外滩", [1]), ("景", [1]), ("タワー", [2]),
        ("タワー2024", [2]), ("タワー20", [2]), ("東タ", []), ("해수욕장", [3]), ("พระ", [4]), ("แก้ว", [4]),
        ("елка", [5]),
        ("ёлка", [5]), ("ЁЛКА", [5]), ("Мой", [6]), ("strasse", [7]), ("STRASSE", [7]), ("straße", [7]),
        ("GROSSE", [8]),
        ("große fahrt", [8]), ("grosse_fahrt", [8]), ("ガラス", [9]), ("カ\u{3099}ラ", [9]), ("京都", [10]),
        ("都", [10]),
        ("京", [2, 10]), ("夜 -渋谷", [1]), ("夜 -スクラ", [1]), ("夜 -点", [1]), ("2024 -京", []),
        ("서울", [11]), ("울", [11]), ("\u{1109}\u{1165}\u{110B}\u{116E}\u{11AF}", [11]), ("harbor - two", [12]),
        ("harbor & two 🌲", [12]), ("🌲", []),
    ])
    func `parts of words in scripts without spaces are found, and letters without regard to marks`(
        text: String, found: [Int]
    ) async throws {
        let folder = TemporaryFolder(), cache = TemporaryFolder()
        for name in Self.names { folder.put(PictureHead.png(4, 3), at: name) }
        let query = FolderQuery(folder.path, search: SearchQuery(typed: text))
        let photos = try await FoldersOnDisk(cacheFolder: cache.path).page(1, of: query, size: 30).photos
        let paths = photos.compactMap { $0.filePath?.dropFirst(folder.path.count + 1) }.map(String.init)
        #expect(Set(paths) == Set(found.map { Self.names[$0] }))
    }

    @Test(arguments: [("旅行", ["庭.png"]), ("東京", []), ("行", ["庭.png"])])
    func `parts of names of folders above the searched one are not found`(
        text: String, names: [String]
    ) async throws {
        let folder = TemporaryFolder(), cache = TemporaryFolder()
        for name in ["東京旅行/京都旅行/庭.png", "東京旅行/海.png"] { folder.put(PictureHead.png(4, 3), at: name) }
        let query = FolderQuery(folder("東京旅行"), search: SearchQuery(keywords: text))
        let photos = try await FoldersOnDisk(cacheFolder: cache.path).page(1, of: query, size: 30).photos
        #expect(photos.compactMap { $0.filePath?.split(separator: "/").last.map(String.init) } == names)
    }
}
