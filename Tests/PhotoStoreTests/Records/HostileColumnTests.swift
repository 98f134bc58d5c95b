import FoundationEssentials
import GalleryCore
import Glibc
import TestKit
import Testing

@testable import PhotoStore

/// `GALLERY_HOSTILE_BITS=all` flips each bit of each value instead of three bits.
@Suite(.timeLimit(.minutes(30))) struct HostileColumnTests {
    private static let values = [
        "NULL", "'text'", "x'FF00FE'", "-1", "\(Int64.max)", "9e999",
    ]
    private static let jane = Account(
        service: .demo, user: "7", username: "jane", name: "Jane", signedInAt: date(0))

    private static func bits(_ count: Int) -> [Int] {
        let all = Array(0..<count)
        if ProcessInfo.processInfo.environment["GALLERY_HOSTILE_BITS"] == "all" { return all }
        return [7, 62, count / 2].filter { $0 < count }
    }

    /// Descriptions of the data that the stores return.
    private static func shown(_ database: GalleryDatabase, isMirror: Bool = true) throws -> Set<String> {
        let favorites = SQLiteFavorites(database), boards = SQLiteBoards(database)
        let good = photo("good").id
        var shown: Set<String> = []
        for favorite in try favorites.favorites(after: nil, count: 9) {
            shown.insert("favorite \(favorite.photo.id.key) \(favorite.addedAt.stored)")
        }
        _ = try favorites.count()
        for tag in try favorites.commonTags(limit: 9) { shown.insert("tag \(tag)") }
        for id in try favorites.among([good, photo("bad").id]) { shown.insert("kept \(id.key)") }
        for id in try favorites.withoutPictures(among: [good]) { shown.insert("without picture \(id.key)") }
        for size in FavoritePictureSize.allCases {
            if let picture = try favorites.picture(of: good, size: size) {
                shown.insert("picture good \(size) \(picture.count)")
            }
            _ = try favorites.picture(of: photo("bad").id, size: size)
        }
        for board in try boards.boards() {
            shown.insert("board \(board.name) \(board.count) \(board.sections)")
            let photos = try boards.photos(of: board.id, matching: WordQuery([]), after: nil, count: 9)
            for one in photos { shown.insert("on \(board.name) \(one.photo.id.key)") }
            for (id, title) in try boards.sections(of: [good], on: board.id) {
                shown.insert("in \(title) \(id.key)")
            }
        }
        for name in try boards.names(with: good) { shown.insert("with \(name)") }
        for name in try boards.names() { shown.insert("name \(name.name)") }
        let annotation = try SQLiteAnnotations(database).annotation(of: good)
        shown.insert("annotation \(annotation.note) \(annotation.tags)")
        _ = try SQLiteAnnotations(database).annotation(of: photo("bad").id)
        let history = SQLiteHistory(database)
        for line in try history.lines(limit: 9) { shown.insert("line \(line.text)") }
        for search in try history.searches(limit: 9) { shown.insert("search \(search.text) \(search.date)") }
        for service in [ServiceName.demo, .flickr] {
            for photo in try SQLiteFeedMemory(database).recall(service: service)?.photos ?? [] {
                shown.insert("feed \(photo.id.key)")
            }
        }
        for event in try SQLiteTaste(database).events(limit: 9) {
            shown.insert("taste \(event.photo?.key ?? "") \(event.traits)")
        }
        for id in try SQLiteTaste(database).shown(among: [good], in: date(0)..<date(99)) {
            shown.insert("shown \(id.key)")
        }
        _ = try SQLiteUndo(database).commands()
        _ = try SQLiteImports(database).progress(of: nil, account: jane)
        return shown.union(isMirror ? try mirrored(database) : [])
    }

    private static func mirrored(_ database: GalleryDatabase) throws -> Set<String> {
        var shown: Set<String> = []
        let mirror = SQLiteMirror(database)
        for left in (0...2).reversed() {
            guard let change = try mirror.next(for: jane, except: []) else { break }
            shown.insert("mirrored \(change.key)")
            try mirror.remove(change)
            #expect(try mirror.count(for: jane) <= left)
        }
        return shown
    }

    private let sample = try? HostileColumns()

    @Test func `a hostile value in any column hides no other row`() throws {
        let sample = try #require(sample)
        let database = GalleryDatabase(folder: sample.folder.path)
        database.recordOpened(7)
        // Descriptions of intact rows, which must be returned whatever the damaged rows contain.
        let good = try Self.shown(database).filter { $0.contains("good") }
        #expect(good.count == 17, "\(good.sorted())")
        var planted = 0
        let tables = try sample.tables
        #expect(Set(tables) == Set(HostileColumns.damaged.keys))
        for table in tables where table != "lock" {
            let isMirror = table == "mirrored"
            try sample.restore("mirrored")
            for column in try sample.columns(of: table) {
                let values = try Self.values + sample.turned(column, of: table, bits: Self.bits)
                for value in values where try sample.put(value, in: column, of: table) {
                    planted += 1
                    let missing = good.subtracting(try Self.shown(database, isMirror: isMirror))
                        .filter { isMirror || !$0.hasPrefix("mirrored") }
                    #expect(missing.isEmpty, "\(table).\(column) = \(value.prefix(80))")
                    try sample.restore(table)
                }
            }
        }
        #expect(planted > 300)
    }

    @Test func `a hostile value in any column of the lock leaves the lock closed`() throws {
        let sample = try #require(sample)
        let database = GalleryDatabase(folder: sample.folder.path)
        let lock = SQLiteLock(database, seen: SQLiteSeen(folder: sample.folder.path, lockedWith: database))
        for column in try sample.columns(of: "lock") {
            for value in try Self.values + sample.turned(column, of: "lock", bits: Self.bits)
            where try sample.put(value, in: column, of: "lock") {
                #expect(throws: StoreError.locked, "\(column) = \(value)") {
                    try SQLiteFavorites(database).favorites(after: nil, count: 9)
                }
                #expect(try lock.state() == .closed, "\(column) = \(value)")
                _ = try lock.wait()
                try sample.restore("lock")
            }
        }
    }
}
