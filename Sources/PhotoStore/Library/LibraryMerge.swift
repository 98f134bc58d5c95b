import FoundationEssentials
import GRDB
import GalleryCore

/// Merges the records of a checked archive into the database, in several transactions. The later of adding and removing
/// wins; existing texts win over the archive's. Merging a record again changes nothing, so an interrupted import can be
/// repeated.
struct LibraryMerge {
    /// Picture that the document announces and the database lacks.
    struct Picture {
        let photo: PhotoID
        let size: String
        let bytes: Int
    }

    private let addresses: any PhotoAddresses
    private var count = 0
    /// Missing pictures by the names of their files.
    private(set) var pictures: [String: Picture] = [:]
    private var boards = LibraryBoardMerge()
    private var lines: [LibraryRecord.Line] = []
    private var searches: [LibraryRecord.Search] = []
    private var events: [TasteEvent] = []
    private var added: [PhotoID] = []
    private var removed: [PhotoID] = []
    private var others = 0
    private(set) var report: LibraryReport

    init(addresses: any PhotoAddresses, path: String) {
        self.addresses = addresses
        report = LibraryReport(path: path)
    }

    /// Merges the records that belong to one transaction.
    mutating func take(_ records: [LibraryRecord], in db: Database) throws {
        try boards.resume(in: db)
        for record in records {
            if let item = record.photo { try take(item, in: db) }
            if let alt = record.alt { try take(alt, in: db) }
            if let board = record.board { try boards.take(board, in: db) }
            if let spot = record.spot { try boards.take(spot, in: db) }
            if let line = record.line { lines.append(line) }
            if let search = record.search { searches.append(search) }
            if let event = record.event { events.append(event) }
        }
    }

    /// Merges history and taste, after all records.
    mutating func finish(in db: Database) throws {
        others += try LibraryHistory.merge(lines, in: db)
        others += try LibraryHistory.merge(searches, in: db)
        others += try takeEvents(in: db)
    }

    /// Changes since the last call, for the undo log and for mirrored accounts.
    mutating func takeChanges() -> (added: [PhotoID], removed: [PhotoID], other: [StoredChange]) {
        let changes = boards.takeChanges()
        others += changes.notes
        report.others += others
        report.keptTexts += changes.keptNotes
        report.boards += changes.added
        report.photos += changes.photos
        report.favorites += added.count
        report.removed += removed.count + changes.removed
        defer { (added, removed, others) = ([], [], 0) }
        return (added, removed, (others > 0 ? [.merged(others)] : []) + changes.stored)
    }

    /// Stores pictures, except those of photos that another program has deleted since.
    mutating func take(pictures: [(name: String, bytes: [UInt8])], in db: Database) throws {
        for (name, bytes) in pictures {
            guard let picture = self.pictures.removeValue(forKey: name),
                let row = try FavoriteRow.find(picture.photo, in: db)?.number
            else { continue }
            try db.run(
                "INSERT OR IGNORE INTO favoritePicture (favorite, size, bytes) VALUES (?, ?, ?)",
                [row, picture.size, Data(bytes)])
            if picture.size == FavoritePictureSize.screen.rawValue {
                try db.run("UPDATE favorite SET awaitsPicture = 0 WHERE id = ?", [row])
            }
            report.pictures += 1
        }
    }

    private mutating func take(_ item: LibraryRecord.StoredItem, in db: Database) throws {
        let isOwn = item.photo.id.service == .own
        var photo = StoredPhoto.trusted(item.photo)
        let own = photo.source
        photo = photo.imported(addresses)
        // The address of an own picture is its key in the database.
        if isOwn { (photo.source, photo.original) = (own, item.photo.original) }
        let number = try store(photo, item, in: db)
        try annotate(number, item, in: db)
        for (size, bytes) in item.pictures ?? [:] {
            let isStored = try db.has(
                "SELECT 1 FROM favoritePicture WHERE favorite = ? AND size = ?", [number, size])
            if isStored { continue }
            pictures[LibraryRecord.picture(count, size: size)] = Picture(
                photo: photo.id, size: size, bytes: bytes)
        }
        count += 1
    }

    private mutating func store(
        _ photo: Photo, _ item: LibraryRecord.StoredItem, in db: Database
    ) throws -> Int64 {
        let new = LibraryEvent(added: item.added, removed: item.removed)
        guard let row = try FavoriteRow.find(photo.id, in: db) else {
            let number = try FavoriteRow.insert(photo, at: item.added, removed: item.removed, in: db)
            if item.removed == nil {
                added.append(photo.id)
                try TagUse.count(photo, by: 1, in: db)
            }
            return number
        }
        let old = LibraryEvent(added: row.addedAt, removed: row.removedAt)
        let whole = row.photo?.completed(by: photo) ?? photo
        let isLater = new.time > old.time && new.isPresent != old.isPresent
        guard isLater || whole != row.photo else { return row.number }
        if old.isPresent, let photo = row.photo { try TagUse.count(photo, by: -1, in: db) }
        if whole != row.photo {
            try db.run(
                "UPDATE favorite SET photo = ? WHERE id = ?", [try StoredPhoto.json(whole), row.number])
        }
        if isLater {
            let date = new.isPresent ? item.added : row.addedAt
            try db.run(
                "UPDATE favorite SET keptAt = ?, removedAt = ? WHERE id = ?",
                [date.stored, item.removed?.stored, row.number])
            if new.isPresent { added.append(photo.id) } else if old.isPresent { removed.append(photo.id) }
        }
        if isLater ? new.isPresent : old.isPresent { try TagUse.count(whole, by: 1, in: db) }
        return row.number
    }

    private mutating func annotate(
        _ row: Int64, _ item: LibraryRecord.StoredItem, in db: Database
    ) throws {
        let tags = try SQLiteAnnotations.tags(of: row, in: db)
        for tag in (item.tags ?? []).compactMap(\.archivedLine)
        where !tags.contains(where: { Board.isSame($0, tag) }) {
            try db.run("INSERT OR IGNORE INTO ownTag (photo, tag) VALUES (?, ?)", [row, tag])
            others += db.changesCount
        }
        if let note = item.note, !note.isEmpty {
            try db.run("UPDATE favorite SET note = ? WHERE id = ? AND note = ''", [note.stored, row])
            others += db.changesCount
            if try db.row("SELECT note FROM favorite WHERE id = ?", [row])?.text(0) != note.stored {
                report.keptTexts += 1
            }
        }
    }

    private mutating func take(_ alt: LibraryRecord.AltText, in db: Database) throws {
        guard let photo = PhotoID(alt.photo) else { return }
        try db.run(
            "INSERT OR IGNORE INTO altText (service, key, text) VALUES (?, ?, ?)",
            photo.stored + [alt.text.stored])
        others += db.changesCount
        let text = try db.row("SELECT text FROM altText WHERE service = ? AND key = ?", photo.stored)?.text(0)
        if text != alt.text.stored { report.keptTexts += 1 }
    }

    /// Adds the newest unknown events for which there is room; returns their number.
    private func takeEvents(in db: Database) throws -> Int {
        let known = Set(try SQLiteTaste.allEvents(in: db))
        // `SQLiteTaste.append` keeps a range of row IDs, so deleted rows within that range take up room, too.
        let span = try db.number("SELECT max(id) - min(id) + 1 FROM taste") ?? 0
        let room = max(0, SQLiteTaste.maxEvents - Int(clamping: span))
        let new = events.filter { !known.contains($0) && $0.date.isPlausible }.suffix(room)
        for event in new { try SQLiteTaste.insert(event, in: db) }
        return new.count
    }
}

/// Dates at which a photo was added and removed, in the database or in the archive.
struct LibraryEvent {
    let added: Date
    let removed: Date?

    /// Whether the photo was never a favorite.
    var isAbsent: Bool { removed == added }
    var isPresent: Bool { removed == nil }
    var time: Double { isAbsent ? -.infinity : (removed ?? added).stored }
}

extension String {
    /// Name, section or tag of an archive, on one line; `nil` if blank.
    var archivedLine: String? { allSatisfy(\.isWhitespace) ? nil : withoutControls.stored }
}

extension Date {
    /// Whether the date is in the years 1 to 9999, to which `Date(stored:)` clamps.
    var isPlausible: Bool { Date(stored: stored) == self }
}
