import FoundationEssentials
import GRDB
import GalleryCore

/// Row of a reply: its photos and its text values as JSON, with a checksum over all columns below. A row with a wrong
/// checksum is ignored, as the file may have been damaged or changed by other programs.
struct ReplyRow {
    let photos: String
    let values: String
    let total: Int?
    let hasMore: Bool

    init(_ reply: CachedReply) throws {
        photos = try StoredPhoto.json(reply.photos)
        values = try StoredPhoto.json(reply.values)
        total = reply.total
        hasMore = reply.hasMore
    }

    /// Reads the columns from `photos` on; `nil` if the checksum does not match.
    init?(_ row: Row, from first: Int) {
        guard let photos = row.text(first), let values = row.text(first + 1),
            let hasMore = row.int(first + 3), let sum = row.int(first + 4)
        else { return nil }
        self.photos = photos
        self.values = values
        total = row.int(first + 2)
        self.hasMore = hasMore != 0
        guard self.sum == Int64(sum) else { return nil }
    }

    /// Decoded reply without unreadable photos; `nil` if the reply itself is unreadable.
    func reply(date: Date) -> CachedReply? {
        guard let read = StoredPhoto.photos(photos),
            let values = try? JSONDecoder().decode([String].self, from: Data(values.utf8))
        else { return nil }
        return CachedReply(
            photos: read.photos, values: values, total: total.flatMap { $0 >= 0 ? $0 : nil },
            hasMore: hasMore,
            date: date)
    }

    var size: Int { photos.utf8.count + values.utf8.count }

    /// Detects disk errors, not deliberate changes; contents are validated separately.
    var sum: Int64 {
        var sum = FNV1a()
        sum.add(photos)
        sum.add(values)
        sum.add("\(total ?? -1) \(hasMore)")
        return Int64(bitPattern: sum.hash)
    }
}
