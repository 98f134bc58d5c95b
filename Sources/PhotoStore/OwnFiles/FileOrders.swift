import GRDB
import GalleryCore
import Synchronization

/// Identifiers of all indexed files in the orders of lists. A search that compares numbers with them needs no names of
/// its matches, which may be all files.
final class FileOrders: Sendable {
    private struct State {
        /// Changes with each write of another process.
        var version: Int64?
        var orders: [FileOrder: [Int64]] = [:]
    }

    private let state = Mutex(State())
    /// Odd numbers that determine the random orders of the last lists, so that their pages have no file twice.
    private let shuffles = Mutex<[(list: FolderQuery, number: Int)]>([])
    private static let mostShuffles = 100

    /// Must be called when files were added or removed.
    func remove() { state.withLock { $0 = State() } }

    func startRandomOrder(of list: FolderQuery) {
        shuffles.withLock { shuffles in
            shuffles.removeAll { $0.list == list }
            shuffles = shuffles.suffix(Self.mostShuffles - 1) + [(list, Int.random(in: 0..<1 << 30) * 2 + 1)]
        }
    }

    func identifiers(of list: FolderQuery, _ db: Database) throws -> [Int64] {
        let order = list.order
        let version = try db.number("PRAGMA data_version")
        let known = state.withLock { state in
            if state.version != version { state = State(version: version) }
            return state.orders[order]
        }
        if let known { return known }
        let identifiers =
            switch order {
            case .name: try db.numbers("SELECT id FROM filePath ORDER BY sort, path")
            case .date: try db.numbers("SELECT id FROM filePath ORDER BY modified DESC, sort, path")
            case .size:
                try db.numbers("SELECT id FROM file JOIN filePath USING (id) ORDER BY size DESC, sort, path")
            case .random:
                try db.numbers(
                    "SELECT id FROM file ORDER BY id * ? & ?",
                    [shuffles.withLock { $0.first { $0.list == list }?.number ?? 1 }, Int(Int32.max)])
            }
        if order != .random { state.withLock { $0.orders[order] = identifiers } }
        return identifiers
    }
}
