import FoundationEssentials
import GRDB
import GalleryCore
import Synchronization

/// Log of changes for `undo`, grouped by command: the table `undo` and, in memory only, lines removed from the history.
/// Removed rows are only marked: all processes treat them as removed, and undo restores them exactly.
final class UndoLog: Sendable {
    static let table = """
        CREATE TABLE undo (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            command INTEGER NOT NULL,
            time REAL NOT NULL,
            change TEXT NOT NULL
        ) STRICT;
        CREATE INDEX undoCommand ON undo (command, id);
        """
    /// Seconds until removed rows and the log of their removal are deleted.
    static let lifetime = 30 * 86_400.0

    struct Entry {
        let number: Int64
        let date: Date
        let change: StoredChange?
    }

    private struct State {
        /// Random number of the running command, unique among processes; `nil` before the first command.
        var command: Int64?
        var history: [Int64: ForgottenHistory] = [:]
        /// IDs of entries about changes that apply to this session only; other sessions do not report them.
        var ofSession: Set<Int64> = []
    }

    private let state = Mutex(State())

    func beginCommand() { state.withLock { $0.command = .random(in: 1 ... .max) } }

    func record(_ change: StoredChange, in db: Database) throws {
        let command = state.withLock { $0.command } ?? .random(in: 1 ... .max)
        try db.run(
            "INSERT INTO undo (command, time, change) VALUES (?, ?, ?)",
            [command, Date().stored, try StoredPhoto.json(change)])
    }

    /// Records a change that cannot be undone, unless the newest entry is the same change.
    func record(_ change: IrreversibleChange, in db: Database) throws {
        let newest = try db.rows("SELECT id, time, change FROM undo ORDER BY id DESC LIMIT 1").first
        if let newest = newest.flatMap(Self.entry), case .irreversible(change) = newest.change,
            isReported(newest)
        {
            return
        }
        try record(.irreversible(change), in: db)
        let number = db.lastInsertedRowID
        if change.isOfSession { state.withLock { _ = $0.ofSession.insert(number) } }
    }

    /// `false` for a change that cannot be undone and applied only to another session.
    func isReported(_ entry: Entry) -> Bool {
        guard case .irreversible(let change) = entry.change, change.isOfSession else { return true }
        return state.withLock { $0.ofSession.contains(entry.number) }
    }

    func record(_ forgotten: ForgottenHistory, in db: Database) throws {
        try record(.historyRemoved, in: db)
        let number = db.lastInsertedRowID
        state.withLock { $0.history[number] = forgotten }
    }

    /// Lines and searches that the entry removed; `nil` if another process removed them.
    func history(of entry: Entry) -> ForgottenHistory? { state.withLock { $0.history[entry.number] } }

    static func commands(in db: Database) throws -> [Int64] {
        try db.rows("SELECT command FROM undo GROUP BY command ORDER BY max(id) DESC")
            .compactMap { $0.int(0).map { Int64($0) } }
    }

    static func entries(of command: Int64, in db: Database) throws -> [Entry] {
        try db.rows("SELECT id, time, change FROM undo WHERE command = ? ORDER BY id DESC", [command])
            .compactMap(entry)
    }

    static func moves(of command: Int64, in db: Database) throws -> [FileMove] {
        try entries(of: command, in: db).compactMap { entry in
            if case .fileMoved(let move) = entry.change { move } else { nil }
        }
    }

    /// Changes by later commands of the value that the entry changed, oldest first. Those by its own command are
    /// reverted already.
    static func changes(after entry: Entry, in db: Database) throws -> [Entry] {
        guard let change = entry.change else { return [] }
        return try db.rows(
            """
            SELECT id, time, change FROM undo
            WHERE id > ?1 AND command <> (SELECT command FROM undo WHERE id = ?1) ORDER BY id
            """, [entry.number]
        ).compactMap(self.entry).filter { $0.change.map(change.isSameValue) == true }
    }

    static func formerAltTexts(of photo: PhotoID, in db: Database) throws -> [String] {
        try db.rows("SELECT id, time, change FROM undo WHERE change LIKE '%\"altText\"%'").compactMap(entry)
            .compactMap { entry in
                guard case .altText(photo, let former) = entry.change, !former.isEmpty else { return nil }
                return former
            }
    }

    static func replace(_ entry: Entry, with change: StoredChange, in db: Database) throws {
        try db.run(
            "UPDATE undo SET change = ? WHERE id = ?", [try StoredPhoto.json(change), entry.number])
    }

    private static func entry(_ row: Row) -> Entry? {
        guard let number = row.int(0), let date = row.date(1), let json = row.text(2) else { return nil }
        let change = try? JSONDecoder().decode(StoredChange.self, from: Data(json.utf8))
        return Entry(number: Int64(number), date: date, change: change)
    }

    static func delete(_ command: Int64, except kept: [Int64], in db: Database) throws {
        try db.run(
            "DELETE FROM undo WHERE command = ? AND id NOT IN (SELECT value FROM json_each(?))",
            [command, "\(kept)"])
    }

    /// Deletes the log entries about likes and dislikes, since they contain what was learned.
    static func deleteJudgments(in db: Database) throws {
        for entry in try db.rows("SELECT id, time, change FROM undo").compactMap(entry)
        where entry.change?.isJudgment == true {
            try db.run("DELETE FROM undo WHERE id = ?", [entry.number])
        }
    }

    /// Deletes log entries and removed rows older than `lifetime`, except removed favorites that are on a board.
    static func purge(at now: Date, in db: Database) throws {
        let horizon = now.stored - lifetime
        try db.run("DELETE FROM undo WHERE time < ?", [horizon])
        try deleteRemoved("removedAt < ?", [horizon], in: db)
    }

    static func clear(in db: Database) throws {
        try db.run("DELETE FROM undo")
        try deleteRemoved("removedAt IS NOT NULL", in: db)
    }

    private static func deleteRemoved(
        _ condition: String, _ arguments: StatementArguments = StatementArguments(), in db: Database
    ) throws {
        for table in ["boardPhoto", "board"] {
            try db.run("DELETE FROM \(table) WHERE \(condition)", arguments)
        }
        try db.run("DELETE FROM favorite WHERE \(condition) AND boards = 0", arguments)
    }
}
