import FoundationEssentials
import GRDB
import GalleryCore
import Synchronization

/// Undo stack of this session.
///
/// Removed rows stay in the database with a mark: other shells treat them as removed, and undo restores them exactly.
final class Removals: Sendable {
    private static let kept = 100
    /// Seconds until a removed row is deleted permanently: removed pictures must not stay on the disk.
    private static let lifetime = 86_400.0

    private let stack = Mutex<[Removal]>([])

    func pop() -> Removal? { stack.withLock { $0.popLast() } }

    /// Moves the removal to the top if it is on the stack already.
    func push(_ removal: Removal) {
        stack.withLock { stack in
            stack.removeAll { $0 == removal }
            stack.append(removal)
            stack.removeFirst(max(0, stack.count - Self.kept))
        }
    }

    /// Drops a removal that was undone otherwise.
    func drop(_ removal: Removal) { stack.withLock { $0.removeAll { $0 == removal } } }

    /// Deletes rows that were removed too long ago. Photos on a board stay when their favorite is deleted.
    static func purge(at now: Date, in db: Database) throws {
        let horizon = now.stored - lifetime
        for table in ["boardPhoto", "board"] {
            try db.run("DELETE FROM \(table) WHERE removedAt < ?", [horizon])
        }
        try db.run("DELETE FROM favorite WHERE removedAt < ? AND boards = 0", [horizon])
        try db.run(
            """
            DELETE FROM favorite WHERE boards = 0 AND removedAt < (
                SELECT removedAt FROM favorite WHERE removedAt IS NOT NULL AND boards = 0
                ORDER BY removedAt DESC LIMIT 1 OFFSET \(kept - 1))
            """)
    }
}
