import FoundationEssentials
import GRDB
import GalleryCore

/// Steps of a merge, each a short transaction. Between them, other programs can write, and a canceled task ends.
struct LibrarySteps {
    private static let records = 100
    private static let pictureBytes = 4 << 20

    private let database: GalleryDatabase
    private let mirror: MirroredAccounts
    private let now: @Sendable () -> Date
    private var merge: LibraryMerge
    private(set) var report: LibraryReport
    /// Whether the database was damaged and replaced, so that it may lack what earlier steps merged.
    private(set) var isReplaced = false

    init(
        _ database: GalleryDatabase, merge: LibraryMerge, mirror: MirroredAccounts,
        now: @escaping @Sendable () -> Date
    ) {
        self.database = database
        self.merge = merge
        self.mirror = mirror
        self.now = now
        report = merge.report
        report.isComplete = false
    }

    /// Merges a checked archive until the task is canceled.
    mutating func run(_ archive: LibraryArchive, _ check: LibraryCheck) throws(StoreError) {
        try step { [now] in try UndoLog.purge(at: now(), in: $1) }
        var records: [LibraryRecord] = []
        try archive.eachRecord { record throws(StoreError) in
            records.append(record)
            if records.count == Self.records {
                try step { try $0.take(records, in: $1) }
                records = []
            }
            return true
        }
        guard !Task.isCancelled else { return }
        try step { merge, db in
            try merge.take(records, in: db)
            try merge.finish(in: db)
        }
        try takePictures(archive, check)
        report.isComplete = !Task.isCancelled
    }

    private mutating func takePictures(
        _ archive: LibraryArchive, _ check: LibraryCheck
    ) throws(StoreError) {
        guard !merge.pictures.isEmpty else { return }
        var pictures: [(name: String, bytes: [UInt8])] = []
        var count = 0
        try archive.eachPicture(isKnown: check.isPicture, size: { merge.pictures[$0]?.bytes }) {
            name, bytes throws(StoreError) in
            pictures.append((name, bytes))
            count += bytes.count
            guard count >= Self.pictureBytes || pictures.count == Self.records else { return }
            try step { try $0.take(pictures: pictures, in: $1) }
            (pictures, count) = ([], 0)
        }
        guard !Task.isCancelled else { return }
        try step { try $0.take(pictures: pictures, in: $1) }
    }

    /// Runs `body` in a transaction, which also records its changes for `undo` and for mirrored accounts.
    private mutating func step(
        _ body: (inout LibraryMerge, Database) throws -> Void
    ) throws(StoreError) {
        var isBegun = false
        let changes = try database.write { db in
            // After damage, `write` calls its closure again with another database.
            isReplaced = isReplaced || isBegun
            guard !isReplaced else { throw StoreError.busy }
            isBegun = true
            try body(&merge, db)
            return try record(merge.takeChanges(), in: db)
        }
        mirror.notify(of: changes)
        report = merge.report
        report.isComplete = false
    }

    private func record(
        _ changes: (added: [PhotoID], removed: [PhotoID], other: [StoredChange]), in db: Database
    ) throws -> MirroredAccounts.Changes {
        let accounts = mirror.changes(of: changes.added + changes.removed)
        for id in changes.added { try accounts.record(id, isFavorite: true, in: db) }
        for id in changes.removed { try accounts.record(id, isFavorite: false, in: db) }
        for change in changes.other { try database.undo.record(change, in: db) }
        if !changes.removed.isEmpty {
            try database.undo.record(.favoritesRemoved(changes.removed), in: db)
        }
        if !changes.added.isEmpty { try database.undo.record(.favoritesAdded(changes.added), in: db) }
        return accounts
    }
}
