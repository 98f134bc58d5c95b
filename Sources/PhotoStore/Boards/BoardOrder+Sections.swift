import GRDB
import GalleryCore

/// Data that undoes a change of a board: former positions of photos, and the section that was added or removed.
struct Arrangement: Codable, Equatable {
    var spots: [BoardOrder.Spot] = []
    var made: Int64?
    var removed: Section?

    struct Section: Codable, Equatable {
        let number: Int64
        let title: String
    }
}

extension BoardOrder {
    func section(titled title: String) throws -> Int64? {
        let rows = try db.cursor("SELECT id, title FROM boardSection WHERE board = ?", [board.number])
        while let row = try rows.next() {
            if let id = row.int(0), let existing = row.text(1), Board.isSame(existing, title.stored) {
                return Int64(id)
            }
        }
        return nil
    }

    /// Adds a section and returns the data that undoes this; `nil` if the title is taken.
    func make(section title: String) throws -> Arrangement? {
        guard try section(titled: title) == nil else { return nil }
        try db.run("INSERT INTO boardSection (board, title) VALUES (?, ?)", [board.number, title.stored])
        return Arrangement(made: db.lastInsertedRowID)
    }

    /// Removes a section and moves its photos to the end of the board. `nil` if no section has the title.
    func remove(section title: String) throws -> Arrangement? {
        guard let id = try section(titled: title),
            let written = try db.row("SELECT title FROM boardSection WHERE id = ?", [id])?.text(0)
        else { return nil }
        let inside = try photos(in: id)
        let former = Arrangement(
            spots: try move(inside, to: .last), removed: .init(number: id, title: written))
        try delete(section: id)
        return former
    }

    /// Data that restores a section and its photos after a removal; `nil` if the section is empty.
    func removing(section id: Int64) throws -> Arrangement? {
        let title = try db.row("SELECT title FROM boardSection WHERE id = ?", [id])?.text(0)
        let inside = try photos(in: id)
        guard let title, !inside.isEmpty else { return nil }
        return Arrangement(spots: inside, removed: .init(number: id, title: title))
    }

    private func photos(in section: Int64) throws -> [Spot] {
        try spots(
            "(position, photo) > (?, ?) AND section = ? ORDER BY position, photo",
            Spot(position: .min, photo: .min), [section], count: .max, without: [])
    }

    /// Restores spots and a removed section.
    func restore(_ former: Arrangement) throws {
        if let section = former.removed {
            try db.run(
                "INSERT OR IGNORE INTO boardSection (id, board, title) VALUES (?, ?, ?)",
                [section.number, board.number, section.title])
        }
        for spot in former.spots { try set(spot) }
    }

    func delete(section id: Int64) throws {
        try db.run("DELETE FROM boardSection WHERE id = ?", [id])
    }
}
