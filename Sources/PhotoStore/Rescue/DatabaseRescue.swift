import FoundationEssentials
import GRDB
import GalleryCore
import Glibc

/// Copies the readable rows of a damaged database into a new one. Reads rows from the pages: SQLite stops reading a
/// table at its first bad page. Unreferenced pages are identified by their rows; free-list pages are never read, as
/// they hold deleted data.
struct DatabaseRescue {
    let migrator: DatabaseMigrator

    /// Fills the database `new` of the folder with the readable rows of `old`; on failure, `new` is left empty.
    func run(from old: String, to new: String, in folder: borrowing Folder) throws -> RescuedRows {
        let path = folder.path + "/" + new
        do {
            // Discards the partial result of a killed program.
            _ = truncate(path, 0)
            let queue = try DatabaseQueue(
                path: path, configuration: Connection.configuration(.immediateError))
            defer { try? queue.close() }
            // No journal or sync is needed: the file gets its final name only after it is complete and synced.
            try queue.writeWithoutTransaction {
                try $0.execute(sql: "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF")
            }
            try migrator.migrate(queue)
            let pages = DatabasePages(old, in: folder)
            return try queue.write { try Self.fill($0, from: pages) }
        } catch {
            _ = truncate(path, 0)
            throw error
        }
    }

    private static func fill(_ db: Database, from pages: DatabasePages) throws -> RescuedRows {
        var trees = StoredTrees(pages)
        let (roots, areAllKnown) = roots(in: &trees)
        let tables = Set(RescuedTable.all.map(\.shape.name))
        let entries = roots.filter { !tables.contains($0.key) }.mapValues { trees.entries(from: $0) }
        for table in RescuedTable.all {
            if let root = roots[table.shape.name] { trees.mark(table.shape, from: root) }
        }
        trees.findLost()
        var counts: [RescuedKind: Int] = [:]
        var isComplete: [RescuedKind: Bool] = [:]
        for table in RescuedTable.all {
            func take(_ row: StoredTrees.Row) throws {
                if try table.insert(row, db) { counts[table.kind, default: 0] += 1 }
            }
            let root = roots[table.shape.name]
            isComplete[table.kind] = try root.map { try trees.read(table.shape, from: $0, take) }
            if isComplete[table.kind] != true { try trees.readLost(table.shape, take) }
            // A table that a complete list lacks was added by a later version, so nothing is lost.
            if root == nil, areAllKnown, counts[table.kind] == nil { isComplete[table.kind] = true }
        }
        try LockRow.seal(db, ifMarked: pages.applicationID)
        try db.execute(sql: Schema.awaitingPictures)
        try PhotoWords.refresh(in: db)
        return RescuedRows(
            Dictionary(
                uniqueKeysWithValues: RescuedTable.all.map { table in
                    let count = counts[table.kind] ?? 0
                    let lost = table.shape.index.flatMap { entries[$0] ?? nil }.map { max(0, $0 - count) }
                    return (
                        table.kind,
                        .init(rescued: count, lost: isComplete[table.kind] == true ? lost ?? 0 : lost)
                    )
                }))
    }

    /// Root pages of tables and indexes by name, and whether the list is complete.
    private static func roots(in trees: inout StoredTrees) -> ([String: Int], areAllKnown: Bool) {
        var roots: [String: Int] = [:]
        func take(_ row: StoredTrees.Row) {
            guard let name = row.values[1].text, let root = row.values[3].whole, root > 1 else { return }
            roots[name] = root
        }
        let areAllKnown = trees.read(.schema, from: 1, take)
        if !areAllKnown {
            trees.findLost()
            trees.readLost(.schema, take)
        }
        return (roots, areAllKnown)
    }
}
