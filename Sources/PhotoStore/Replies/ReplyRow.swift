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
        (self.photos, self.words) = (photos, words)
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

    /// Finds what a bad disk does, not what somebody does on purpose; what comes back is checked as if somebody had.
    var sum: Int64 {
        var sum = FNV1a()
        sum.add(photos)
        sum.add(words)
        sum.add("\(total ?? -1) \(hasMore)")
        return Int64(bitPattern: sum.hash)
    }
}
