import GRDB
import GalleryCore
import TestKit
import Testing

@testable import PhotoStore

@Suite struct SeenDescriptorsTests {
    private let folder = TemporaryFolder()
    private var seen: SQLiteSeen { SQLiteSeen(folder: folder.path) }

    private func keys(_ seen: SQLiteSeen, like descriptor: VisualDescriptor, count: Int = 9) -> [String] {
        seen.seen(mostSimilar: count, to: descriptor).map(\.id.key)
    }

    @Test func `photos are sorted by similarity, equally similar photos by time seen, newest first`() {
        let first = seen
        first.record((0..<200).map { photo("\($0)") }, at: date(0))
        for number in 0..<200 { first.record(.plain(UInt8(number / 2)), of: photo("\(number)").id) }
        first.finish()
        let again = seen
        #expect(keys(again, like: .plain(50), count: 3) == ["101", "100", "103"])
        #expect(keys(again, like: .plain(0), count: 0).isEmpty)
        #expect(keys(again, like: .plain(9), count: 500).count == 200)
        #expect(
            again.descriptor(of: photo("77").id) == .plain(38)
                && again.descriptor(of: photo("never").id) == nil)
    }

    @Test func `a descriptor computed before its photo is seen is stored with the photo`() {
        let seen = seen
        seen.record(.plain(3), of: photo("1").id)
        #expect(
            seen.descriptor(of: photo("1").id) == .plain(3) && self.seen.descriptor(of: photo("1").id) == nil)
        seen.record([photo("1")], at: date(0))
        seen.finish()
        #expect(self.seen.descriptor(of: photo("1").id) == .plain(3))
        #expect(seen.descriptor(of: photo("1").id) == .plain(3))
    }

    @Test func `a photo seen again on another day keeps its descriptor and is returned once`() {
        let seen = seen
        seen.record([photo("1"), photo("2")], at: date(0))
        for key in ["1", "2"] { seen.record(.plain(5), of: photo(key).id) }
        seen.record([photo("1")], at: date(100_000))
        #expect(seen.descriptor(of: photo("1").id) == .plain(5))
        #expect(keys(seen, like: .plain(5)) == ["1", "2"])
    }

    @Test func `the first descriptor recorded for a photo is not replaced`() {
        let seen = seen
        seen.record([photo("1")], at: date(0))
        for byte: UInt8 in [5, 90] { seen.record(.plain(byte), of: photo("1").id) }
        #expect(seen.descriptor(of: photo("1").id) == .plain(5))
    }

    @Test func `a descriptor is deleted together with its photo`() {
        let seen = SQLiteSeen(folder: folder.path, limit: 100)
        for number in 0..<300 {
            seen.record([photo("\(number)")], at: date(Double(number)))
            seen.record(.plain(7), of: photo("\(number)").id)
        }
        #expect(keys(seen, like: .plain(7), count: 500).count == 100)
        seen.forgetAll()
        #expect(keys(seen, like: .plain(7)).isEmpty)
    }

    @Test func `malformed descriptors written by another program are ignored`() throws {
        let first = seen
        first.record([photo("1"), photo("2")], at: date(0))
        first.record(.plain(7), of: photo("1").id)
        first.finish()
        let queue = try DatabaseQueue(path: folder.path + "/" + SQLiteSeen.fileName)
        try queue.write { db in
            try db.execute(
                sql: """
                    UPDATE looks SET looks = zeroblob(5);
                    INSERT INTO looks VALUES (-3, zeroblob(14784)), (9223372036854775807, zeroblob(14784));
                    """)
        }
        #expect(keys(seen, like: .plain(7)).isEmpty && seen.descriptor(of: photo("1").id) == nil)
        let again = seen
        again.record(.plain(8), of: photo("2").id)
        #expect(keys(again, like: .plain(8)) == ["2"])
    }
}
