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

    private let stack = Mutex<[Removal]>([])

    /// The last removal not yet put back; it counts as put back then.
    func pop() -> Removal? { stack.withLock { $0.popLast() } }

    /// Notes a removal as the last one.
    func push(_ removal: Removal) {
        stack.withLock { stack in
            stack.removeAll { $0 == removal }
            stack.append(removal)
            stack.removeFirst(max(0, stack.count - Self.kept))
        }
    }

    /// Forgets a removal that was undone in another way.
    func drop(_ removal: Removal) { stack.withLock { $0.removeAll { $0 == removal } } }

    /// Deletes permanently what no session will put back. What is on a board is not deleted with its favorite.
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

/// Something this session did that can be taken back.
enum Removal: Equatable, Sendable {
    case favorite(PhotoID)
    /// Photos, by the numbers of their rows, taken off a board.
    case photos([Int64], board: Board.ID)
    /// Photos moved on a board, or a section made or removed.
    case arrangement(Arrangement, board: Board.ID)
    /// A board with what is on it.
    case board(Board.ID)
    /// Searches and lines.
    case history(ForgottenHistory)
    /// Photos liked or disliked at once, by the numbers of their rows.
    case judgment(TasteSignal, rows: [Int64])
    /// Likes and dislikes taken back.
    case judgments([NumberedEvent])
}
