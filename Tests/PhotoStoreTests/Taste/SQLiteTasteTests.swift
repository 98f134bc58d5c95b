import FoundationEssentials
import GRDB
import GalleryCore
import TestKit
import Testing

@testable import PhotoStore

@Suite struct SQLiteTasteTests {
    private let folder = TemporaryFolder()
    private let database: GalleryDatabase
    private let taste: SQLiteTaste

    init() {
        database = GalleryDatabase(folder: folder.path)
        taste = SQLiteTaste(database)
    }

    private func event(
        _ signal: TasteSignal, _ key: String, _ terms: [String] = ["fog"], at seconds: Double = 0
    ) -> TasteEvent {
        TasteEvent(
            signal, photo: PhotoID(service: .demo, key: key),
            traits: PhotoTraits(
                terms: Dictionary(terms.map { ($0, 1) }) { $1 }, author: "demo/ann", orientation: .portrait,
                color: RGB(red: 1, green: 2, blue: 3)), date: date(seconds))
    }

    @Test func `taste events are read back unchanged, newest first`() throws {
        let events = [event(.liked, "a", at: 1), event(.saved, "b", ["лес", "'; DROP"], at: 2)]
        try taste.append(events)
        #expect(try taste.events(limit: 9) == events.reversed())
        #expect(try taste.events(limit: 1) == [events[1]])
    }

    private func changed(_ key: String) -> ChangedPhoto {
        ChangedPhoto(PhotoID(service: .demo, key: key), nil)
    }

    @Test func `likes and dislikes are undone in reverse order, and other events stay`() throws {
        let undo = SQLiteUndo(database)
        let saved = event(.saved, "a", at: 1)
        try taste.append([saved])
        try taste.append([event(.liked, "a", at: 2), event(.liked, "b", at: 2)])
        try taste.append([event(.disliked, "c", at: 3)])
        #expect(try undo.undo() == [.judged(.disliked, 1, changed("c"))])
        #expect(try undo.undo() == [.judged(.liked, 2, changed("a"))])
        #expect(try taste.events(limit: 9) == [saved])
        #expect(try undo.undo() == [])
    }

    @Test func `repeated undo restores removed likes, then removes earlier likes and dislikes`()
        throws
    {
        let boarded = event(.boarded, "a", at: 1)
        try taste.append([boarded])
        try taste.append([event(.disliked, "b", at: 2)])
        try taste.append([event(.liked, "a", at: 3), event(.liked, "c", at: 3)])
        let before = try taste.events(limit: 9).map(\.photo?.key)
        let ids = ["a", "c", "x"].map { PhotoID(service: .demo, key: $0) }
        #expect(try taste.withdraw(ids) == 2)
        #expect(try taste.withdraw(ids) == 0)
        #expect(try taste.events(limit: 9).map(\.signal) == [.disliked, .boarded])
        let undo = SQLiteUndo(database)
        #expect(try undo.undo() == [.judgmentsRemoved(2, changed("a"))])
        #expect(try taste.events(limit: 9).map(\.photo?.key) == before)
        #expect(try undo.undo() == [.judged(.liked, 2, changed("a"))])
        #expect(try undo.undo() == [.judged(.disliked, 1, changed("b"))])
        #expect(try taste.events(limit: 9) == [boarded])
    }

    @Test func `a restored like gets a new row ID if its former ID is taken`() throws {
        try taste.append([event(.liked, "a", at: 1)])
        #expect(try taste.withdraw([PhotoID(service: .demo, key: "a")]) == 1)
        try taste.append([event(.opened, "b", at: 2)])
        let undo = SQLiteUndo(database)
        #expect(try undo.undo() == [.judgmentsRemoved(1, changed("a"))])
        #expect(try taste.events(limit: 9) == [event(.opened, "b", at: 2), event(.liked, "a", at: 1)])
        #expect(try undo.undo() == [])
    }

    @Test func `undo of a forgotten like does not delete the row that reuses its ID`() throws {
        try taste.append([event(.liked, "a", at: 1)])
        try taste.forgetAll()
        try taste.append([event(.saved, "b", at: 2)])
        #expect(try SQLiteUndo(database).undo() == [])
        #expect(try taste.events(limit: 9).map(\.signal) == [.saved])
    }

    @Test func `passed-over photos fill at most half of the returned events`() throws {
        try taste.append([event(.liked, "a", at: 1)])
        try taste.append((0..<50).map { event(.passedOver, "p\($0)", at: 2) })
        let events = try taste.events(limit: 10)
        #expect(events.count { $0.signal == .passedOver } == 5)
        #expect(events.last?.signal == .liked)
    }

    @Test func `the oldest events beyond five thousand are deleted`() throws {
        try taste.append((0..<5_003).map { event(.favorited, "\($0)", at: Double($0)) })
        #expect(try taste.events(limit: 9_999).count == 5_000)
    }

    @Test func `a trait is removed from all events, and events without other traits are deleted`() throws {
        try taste.append([
            event(.liked, "a", ["fog", "forest"]),
            TasteEvent(.searched, photo: nil, traits: PhotoTraits(terms: ["fog": 1]), date: date(0)),
        ])
        let changed = try taste.revise { traits in
            var traits = traits
            traits.terms["fog"] = nil
            return traits
        }
        #expect(changed == 2)
        #expect(try taste.events(limit: 9).map { Array($0.traits.terms.keys) } == [["forest"]])
    }

    @Test func `events are forgotten by photo and by signal`() throws {
        let photos = (1...3).map { PhotoID(service: .demo, key: "p\($0)") }
        for signal in [TasteSignal.liked, .saved, .paused] {
            try taste.append(photos.map { event(signal, $0.key, at: 1) })
        }
        try taste.forget(TasteSignal.paused)
        #expect(try taste.events(limit: 9).map(\.signal) == [.saved, .saved, .saved, .liked, .liked, .liked])
        #expect(try taste.forget([photos[0], photos[1]]) == 4)
        #expect(try taste.events(limit: 9).compactMap(\.photo) == [photos[2], photos[2]])
    }

    @Test func `a recommended photo is recorded with the time of its first recommendation`() throws {
        let ids = ["a", "b"].map { PhotoID(service: .demo, key: $0) }
        try taste.recordShown([ids[0]], at: date(10))
        try taste.recordShown(ids, at: date(20))
        #expect(try taste.shown(among: ids, in: date(0)..<date(15)) == [ids[0]])
        #expect(try taste.shown(among: ids, in: date(15)..<date(30)) == [ids[1]])
    }

    @Test func `a recommendation is forgotten after a month`() throws {
        let id = PhotoID(service: .demo, key: "a")
        try taste.recordShown([id], at: date(0))
        try taste.recordShown([id], at: date(31 * 86_400))
        #expect(try taste.shown(among: [id], in: date(0)..<date(1)).isEmpty)
        #expect(try taste.shown(among: [id], in: date(1)..<date(40 * 86_400)) == [id])
    }

    @Test
    func `a taste store is new at first, but not after showing photos and forgetting all events`()
        throws
    {
        #expect(try taste.isNew())
        try taste.recordShown([PhotoID(service: .demo, key: "a")], at: date(0))
        try taste.append([event(.liked, "a")])
        try taste.forgetAll()
        #expect(try taste.events(limit: 9).isEmpty)
        #expect(try !taste.isNew())
    }

    @Test func `unreadable events are omitted`() throws {
        try taste.append([event(.liked, "a")])
        try database.write { db in
            try db.execute(
                sql: """
                    INSERT INTO taste (time, signal, traits) VALUES (1, 'liked', 'no json'), (2, 'dance', '{}')
                    """)
        }
        #expect(try taste.events(limit: 9).count == 1)
    }
}
