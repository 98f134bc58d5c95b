import FoundationEssentials
import GRDB
import GalleryCore

/// Merges an archive into the database. The later of adding and removing wins; existing texts win over the archive's.
struct LibraryMerge {
    private let db: Database
    private let addresses: any PhotoAddresses
    /// Row IDs of the photos in the order of the document.
    private(set) var rows: [Int64] = []
    /// Pictures that the document announces and the database lacks, by the names of their entries.
    private(set) var pictures: [String: (row: Int64, size: String, bytes: Int)] = [:]
    private var boards: LibraryBoardMerge
    private var lines: [LibraryRecord.Line] = []
    private var searches: [LibraryRecord.Search] = []
    private var events: [TasteEvent] = []
    private(set) var added: [PhotoID] = []
    private(set) var removed: [PhotoID] = []
    private var report: LibraryReport

    init(_ db: Database, addresses: any PhotoAddresses, path: String) throws {
        self.db = db
        self.addresses = addresses
        boards = try LibraryBoardMerge(db: db)
        report = LibraryReport(path: path)
    }

    /// Merges a record; `false` if it is invalid or one too many of its kind.
    mutating func take(_ record: LibraryRecord) throws -> Bool {
        if let item = record.photo { return try take(item) }
        if let alt = record.alt { return try take(alt) }
        if let board = record.board { return try boards.take(board) }
        if let spot = record.spot { return try boards.take(spot) }
        if let setting = record.setting {
            report.settings[setting.name] = setting.value
        } else if let line = record.line {
            lines.append(line)
        } else if let search = record.search {
            searches.append(search)
        } else if let event = record.event {
            events.append(event)
        } else {
            return false
        }
        return lines.count <= SQLiteHistory.lines && searches.count <= SQLiteHistory.searches + 1
            && events.count <= SQLiteTaste.kept + 1
    }

    var otherChanges: [StoredChange] {
        (report.others > 0 ? [.merged(report.others)] : []) + boards.changes
    }

    mutating func finish() throws -> LibraryReport {
        report.others += try LibraryHistory.merge(lines, in: db)
        report.others += try LibraryHistory.merge(searches, in: db)
        report.others += try takeEvents() + boards.notes
        report.keptTexts += boards.keptNotes
        report.boards = boards.added
        report.photos = boards.photos
        report.favorites = added.count
        report.removed = removed.count + boards.removed
        return report
    }

    /// Stores an announced picture; `false` if it is not a picture of the announced size.
    mutating func take(picture: [UInt8], named name: String) throws -> Bool {
        guard let entry = pictures.removeValue(forKey: name), picture.count == entry.bytes,
            PictureKind(picture) != nil
        else { return false }
        try db.run(
            "INSERT OR IGNORE INTO favoritePicture (favorite, size, bytes) VALUES (?, ?, ?)",
            [entry.row, entry.size, Data(picture)])
        if entry.size == FavoritePictureSize.screen.rawValue {
            try db.run("UPDATE favorite SET awaitsPicture = 0 WHERE id = ?", [entry.row])
        }
        report.pictures += 1
        return true
    }

    /// Whether the name is one that an export gives to a picture of one of the document's photos.
    func isPicture(_ name: String) -> Bool {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0] == "pictures" else { return false }
        let steps = parts[1].split(separator: "-", omittingEmptySubsequences: false)
        guard steps.count == 2, steps[0].allSatisfy(\.isASCII), let number = Int(steps[0]) else {
            return false
        }
        let size = String(steps[1])
        return rows.indices.contains(number - 1)
            && (FavoritePictureSize(rawValue: size) != nil || size == SQLiteOwnPictures.size)
    }

    private mutating func take(_ item: LibraryRecord.StoredItem) throws -> Bool {
        let isOwn = item.photo.id.service == .own
        var photo = StoredPhoto.trusted(item.photo)
        let own = photo.source
        photo = photo.imported(addresses)
        // The address of an own picture is its key in the database.
        if isOwn { (photo.source, photo.original) = (own, item.photo.original) }
        guard photo.id.isPlain, item.added.isPlausible, item.removed?.isPlausible != false else {
            return false
        }
        let number = try store(photo, item)
        try annotate(number, item)
        rows.append(number)
        for (size, bytes) in item.pictures ?? [:] {
            guard FavoritePictureSize(rawValue: size) != nil || isOwn && size == SQLiteOwnPictures.size else {
                return false
            }
            guard
                try !db.has(
                    "SELECT 1 FROM favoritePicture WHERE favorite = ? AND size = ?", [number, size])
            else { continue }
            pictures[LibraryRecord.picture(rows.count - 1, size: size)] = (number, size, bytes)
        }
        return true
    }

    private mutating func store(_ photo: Photo, _ item: LibraryRecord.StoredItem) throws -> Int64 {
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

    private mutating func annotate(_ row: Int64, _ item: LibraryRecord.StoredItem) throws {
        let tags = try SQLiteAnnotations.tags(of: row, in: db)
        for tag in (item.tags ?? []).compactMap(\.archivedLine)
        where !tags.contains(where: { Board.isSame($0, tag) }) {
            try db.run("INSERT OR IGNORE INTO ownTag (photo, tag) VALUES (?, ?)", [row, tag])
            report.others += db.changesCount
        }
        if let note = item.note, !note.isEmpty {
            try db.run("UPDATE favorite SET note = ? WHERE id = ? AND note = ''", [note.stored, row])
            report.others += db.changesCount
            if try db.row("SELECT note FROM favorite WHERE id = ?", [row])?.text(0) != note.stored {
                report.keptTexts += 1
            }
        }
    }

    private mutating func take(_ alt: LibraryRecord.AltText) throws -> Bool {
        guard let photo = PhotoID(alt.photo), photo.isPlain else { return false }
        try db.run(
            "INSERT OR IGNORE INTO altText (service, key, text) VALUES (?, ?, ?)",
            photo.stored + [alt.text.stored])
        report.others += db.changesCount
        let text = try db.row("SELECT text FROM altText WHERE service = ? AND key = ?", photo.stored)?.text(0)
        if text != alt.text.stored { report.keptTexts += 1 }
        return true
    }

    /// Adds the newest unknown events for which there is room; returns their number.
    private func takeEvents() throws -> Int {
        let known = Set(try SQLiteTaste.allEvents(in: db))
        // `SQLiteTaste.append` keeps a range of row IDs, so deleted rows within that range take up room, too.
        let span = try db.number("SELECT max(id) - min(id) + 1 FROM taste") ?? 0
        let room = max(0, SQLiteTaste.kept - Int(clamping: span))
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
