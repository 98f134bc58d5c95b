import GRDB
import GalleryCore
import TestKit
import Testing

@testable import PhotoStore

@Suite struct SQLiteFeedMemoryTests {
    private let folder = TemporaryFolder()
    private let database: GalleryDatabase
    private let memory: SQLiteFeedMemory

    init() {
        database = GalleryDatabase(folder: folder.path)
        memory = SQLiteFeedMemory(database)
    }

    @Test func `the last feed page of each service is stored`() throws {
        let first = CachedReply(photos: [photo("1")], date: date(1))
        let second = CachedReply(photos: [photo("2"), photo("3")], date: date(2.345))
        try memory.remember(first, service: .demo)
        try memory.remember(second, service: .demo)
        try memory.remember(first, service: .unsplash)
        #expect(try memory.recall(service: .demo) == second)
        #expect(try memory.recall(service: .unsplash) == first)
        #expect(try memory.recall(service: ServiceName(rawValue: "none")) == nil)
    }

    @Test func `an unreadable photo in a stored feed page is dropped, and the other photos are returned`()
        throws
    {
        let json = try "[\(StoredPhoto.json(photo("1"))), {\"id\": 5}, null, \(StoredPhoto.json(photo("2")))]"
        try database.write {
            try $0.execute(sql: "INSERT INTO feed VALUES ('demo', 1, ?)", arguments: [json])
        }
        #expect(try memory.recall(service: .demo)?.photos == [photo("1"), photo("2")])
        #expect(try database.status().unreadable == 1)
    }
}
