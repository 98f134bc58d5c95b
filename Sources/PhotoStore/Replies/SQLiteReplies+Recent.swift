import FoundationEssentials
import GRDB
public import GalleryCore

extension SQLiteReplies: RecentPhotos {
    public func recentPhotos(count: Int) -> [Photo] { recentPhotos(count: count, now: Date()) }

    func recentPhotos(count: Int, now: Date) -> [Photo] {
        finish()
        let times = Self.times(at: now)
        let replies = database.read { db in
            let rows = try db.cursor(
                """
                SELECT photos, words, total, hasMore, sum FROM reply
                WHERE time BETWEEN ? AND ? ORDER BY time DESC
                """, [times.lowerBound.stored, times.upperBound.stored])
            var replies: [[Photo]] = []
            var found = 0
            while found < count, let row = try rows.next() {
                guard let reply = ReplyRow(row, from: 0)?.reply(date: now) else { continue }
                replies.append(reply.photos)
                found += reply.photos.count
            }
            return replies
        }
        return (replies ?? []).reversed().flatMap(\.self)
    }
}
