import FoundationEssentials
import GRDB
import GalleryCore

/// A reply as a row: photos and words as JSON, with a sum over both. The file is in the cache folder, where a disk
/// and other programs may have changed it: what does not add up is no reply.
struct ReplyRow {
    let photos: String
    let words: String
    let total: Int?
    let hasMore: Bool

    init(_ reply: CachedReply) throws {
        photos = try StoredPhoto.json(reply.photos)
        words = String(decoding: try JSONEncoder().encode(reply.words), as: UTF8.self)
        total = reply.total
        hasMore = reply.hasMore
    }

    /// Reads the columns from `photos` on; nil when they do not add up.
    init?(_ row: Row, from first: Int) {
        guard let photos = row.text(first), let words = row.text(first + 1),
            let hasMore = row.int(first + 3), let sum = row.int(first + 4)
        else { return nil }
        self.photos = photos
        self.words = words
        total = row.int(first + 2)
        self.hasMore = hasMore != 0
        guard self.sum == Int64(sum) else { return nil }
    }

    /// What it says; nil when that is no reply. Photos that cannot be read are left out.
    func reply(date: Date) -> CachedReply? {
        guard let read = StoredPhoto.photos(photos),
            let words = try? JSONDecoder().decode([String].self, from: Data(words.utf8))
        else { return nil }
        return CachedReply(
            photos: read.photos, words: words, total: total.flatMap { $0 >= 0 ? $0 : nil }, hasMore: hasMore,
            date: date)
    }

    /// Bytes it takes.
    var size: Int { photos.utf8.count + words.utf8.count }

    /// FNV-1a of 64 bits (Fowler, Noll, Vo): finds what a bad disk does, not what somebody does on purpose; what
    /// comes back is checked as if somebody had.
    var sum: Int64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        func add(_ bytes: String.UTF8View) {
            for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        }
        add(photos.utf8)
        add(words.utf8)
        add("\(total ?? -1) \(hasMore)".utf8)
        return Int64(bitPattern: hash)
    }
}
