import FoundationEssentials
import GRDB
import GalleryCore
import Synchronization

/// What this session has removed, the last one on top, so that it can be put back.
///
/// The rows themselves stay in the database, marked: other shells see that they are gone, and what is put back
/// is exactly what was taken.
final class Removals: Sendable {
    /// So many can be put back.
    private static let kept = 100
    /// And for so long, in seconds: someone who removes a picture wants it gone in the end.
    private static let lifetime = 86_400.0

    private let stack = Mutex<[PhotoID]>([])

    /// The last removal not yet put back; it counts as put back then.
    func pop() -> PhotoID? { stack.withLock { $0.popLast() } }

    /// Notes a removal as the last one.
    func push(_ id: PhotoID) {
        stack.withLock { stack in
            stack.removeAll { $0 == id }
            stack.append(id)
            stack.removeFirst(max(0, stack.count - Self.kept))
        }
    }

    /// Forgets a removal that was undone in another way.
    func drop(_ id: PhotoID) { stack.withLock { $0.removeAll { $0 == id } } }

    /// Deletes for good what no session will put back.
    static func purge(at now: Date, in db: Database) throws {
        try db.cachedStatement(sql: "DELETE FROM favorite WHERE removedAt < ?")
            .execute(arguments: [now.stored - lifetime])
        try db.cachedStatement(
            sql: """
                DELETE FROM favorite WHERE removedAt < (
                    SELECT removedAt FROM favorite WHERE removedAt IS NOT NULL
                    ORDER BY removedAt DESC LIMIT 1 OFFSET \(kept - 1))
                """
        ).execute()
    }
}
