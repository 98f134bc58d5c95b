import FoundationEssentials
import GRDB
import GalleryCore

/// Writes the rows of one transaction to an archive.
struct LibraryExport {
    private static let bufferSize = 1 << 18

    private let db: Database
    private let target: any LibraryTarget
    private let horizon: Double
    private let withPictures: Bool
    private let encoder: JSONEncoder
    private var buffer: [UInt8] = []
    private var lines = 0
    private var photos: [(row: Int64, sizes: [String])] = []
    private(set) var report: LibraryReport
    /// Called with the name of each unreadable row, such as `favorite 3`.
    private let markUnreadable: (String) -> Void

    init(
        _ db: Database, to target: any LibraryTarget, at path: String, on now: Date, withPictures: Bool,
        markUnreadable: @escaping (String) -> Void
    ) {
        self.db = db
        self.target = target
        horizon = now.stored - UndoLog.lifetime
        self.withPictures = withPictures
        self.markUnreadable = markUnreadable
        encoder = StoredPhoto.encoder
        encoder.outputFormatting.insert(.sortedKeys)
        report = LibraryReport(path: path)
    }

    mutating func run(settings: [String: String]) throws {
        try target.begin(LibraryRecord.document, size: nil)
        try put(LibraryRecord(library: .init()))
        try putPhotos()
        try putBoards()
        try putHistory()
        for (name, value) in settings.sorted(by: { $0.key < $1.key }) {
            try put(LibraryRecord(setting: .init(name: name, value: value)))
        }
        try put(LibraryRecord(end: .init(lines: lines)))
        try flush()
        for (index, photo) in photos.enumerated() { try putPictures(of: photo.row, photo.sizes, index) }
    }

    private mutating func put(_ record: LibraryRecord) throws {
        buffer += try encoder.encode(record)
        buffer.append(UInt8(ascii: "\n"))
        lines += 1
        if buffer.count >= Self.bufferSize { try flush() }
    }

    private mutating func flush() throws {
        try target.append(buffer)
        buffer.removeAll(keepingCapacity: true)
    }

    private mutating func putPhotos() throws {
        let rows = try db.cursor(
            """
            SELECT id, keptAt, removedAt, service, key, photo, note FROM favorite
            WHERE removedAt IS NULL OR boards > 0 OR removedAt <> keptAt AND removedAt > ? ORDER BY id
            """, [horizon])
        while let row = try rows.next() {
            guard let number = row.int(0).map({ Int64($0) }), let added = row.date(1),
                let kept = FavoriteRow.photo(row, from: 3)
            else {
                markUnreadable("favorite \(row.int(0) ?? 0)")
                continue
            }
            let photo = try SQLiteStatedCredits.completed(kept, in: db)
            let removed = row.date(2)
            let tags = try SQLiteAnnotations.tags(of: number, in: db)
            let note = row.text(6) ?? ""
            let sizes = try sizes(of: number, photo)
            try put(
                LibraryRecord(
                    photo: .init(
                        photo: photo, added: added, removed: removed, tags: tags.isEmpty ? nil : tags,
                        note: note.isEmpty ? nil : note, pictures: sizes.isEmpty ? nil : sizes)))
            photos.append((number, sizes.keys.sorted()))
            if removed == nil { report.favorites += 1 }
        }
        for row in try db.rows("SELECT service, key, text FROM altText ORDER BY service, key") {
            guard let service = row.text(0), let key = row.text(1), let text = row.text(2) else { continue }
            try put(LibraryRecord(alt: .init(photo: "\(service):\(key)", text: text)))
        }
    }

    /// Bytes of each picture to export, by size. Own pictures are always exported: they cannot be downloaded again.
    private func sizes(of row: Int64, _ photo: Photo) throws -> [String: Int] {
        guard withPictures || photo.id.service == .own else { return [:] }
        let rows = try db.rows("SELECT size, length(bytes) FROM favoritePicture WHERE favorite = ?", [row])
        let pairs = rows.compactMap { row in row.text(0).flatMap { size in row.int(1).map { (size, $0) } } }
        return Dictionary(pairs) { first, _ in first }
    }

    private mutating func putBoards() throws {
        var boards = 0
        for row in try db.rows(
            """
            SELECT board.id, name, board.note, madeAt, changedAt, board.removedAt, service || ':' || key
            FROM board LEFT JOIN favorite ON favorite.id = cover
            WHERE board.removedAt IS NULL OR board.removedAt > ? ORDER BY board.id
            """, [horizon])
        {
            guard let board = row.int(0).map({ Int64($0) }), let name = row.text(1), let made = row.date(3),
                let changed = row.date(4)
            else { continue }
            boards += 1
            guard boards <= LibraryRecord.maxBoards else {
                throw StoreError.library(
                    path: report.path, .tooManyBoards(limit: LibraryRecord.maxBoards))
            }
            let note = row.text(2) ?? ""
            let titles = try db.rows("SELECT title FROM boardSection WHERE board = ? ORDER BY id", [board])
                .compactMap { $0.text(0) }
            guard titles.count <= LibraryRecord.maxSections else {
                throw StoreError.library(
                    path: report.path, .tooManySections(limit: LibraryRecord.maxSections))
            }
            try put(
                LibraryRecord(
                    board: .init(
                        name: name, note: note.isEmpty ? nil : note, made: made, changed: changed,
                        removed: row.date(5), cover: row.text(6), sections: titles.isEmpty ? nil : titles)))
            try putSpots(of: board)
            if row.date(5) == nil { report.boards += 1 }
        }
    }

    private mutating func putSpots(of board: Int64) throws {
        let rows = try db.cursor(
            """
            SELECT service, key, favorite.photo, addedAt, boardPhoto.removedAt, title FROM boardPhoto
            JOIN favorite ON favorite.id = boardPhoto.photo
            LEFT JOIN boardSection ON boardSection.id = section
            WHERE boardPhoto.board = ? AND (boardPhoto.removedAt IS NULL OR boardPhoto.removedAt > ?)
            ORDER BY position, boardPhoto.photo
            """, [board, horizon])
        while let row = try rows.next() {
            guard let photo = FavoriteRow.photo(row, from: 0), let added = row.date(3) else { continue }
            try put(
                LibraryRecord(
                    spot: .init(
                        photo: photo.id.description, added: added, removed: row.date(4), section: row.text(5))
                ))
            if row.date(4) == nil { report.photos += 1 }
        }
    }

    private mutating func putHistory() throws {
        for line in try LibraryHistory.lines(in: db) { try put(LibraryRecord(line: line)) }
        for search in try LibraryHistory.searches(in: db) { try put(LibraryRecord(search: search)) }
        for event in try SQLiteTaste.allEvents(in: db) { try put(LibraryRecord(event: event)) }
    }

    private mutating func putPictures(of row: Int64, _ sizes: [String], _ index: Int) throws {
        for size in sizes {
            let picture = try db.row(
                "SELECT bytes FROM favoritePicture WHERE favorite = ? AND size = ?", [row, size])?.bytes(0)
            guard let picture else { continue }
            try target.begin(LibraryRecord.picture(index, size: size), size: picture.count)
            try target.append(picture)
            report.pictures += 1
        }
    }
}
