import GRDB
import GalleryCore

/// Order of one board: sparse integer positions, so that moving a photo usually updates only its own row.
struct BoardOrder {
    /// Distance between the positions of appended photos; can be halved twenty times.
    private static let gap = 1 << 20
    /// Number of neighbors renumbered to make room between two photos; multiplied by four until the room suffices.
    private static let window = 64

    /// Position and section of a photo. Photos with equal positions are ordered by row ID.
    struct Spot: Codable, Equatable {
        let position: Int
        let photo: Int64
        var section: Int64?
    }

    let board: Board.ID
    let db: Database

    func append(_ photo: Int64, at date: Double) throws -> Bool {
        let position = (try previous(before: nil, without: [])?.position ?? 0) &+ Self.gap
        try db.run(
            """
            INSERT INTO boardPhoto (board, photo, position, addedAt) VALUES (?, ?, ?, ?)
            ON CONFLICT (board, photo) DO UPDATE
            SET position = excluded.position, addedAt = excluded.addedAt, removedAt = NULL, section = NULL
            WHERE removedAt IS NOT NULL
            """, [board.number, photo, position, date])
        return db.changesCount > 0
    }

    func spot(of id: PhotoID) throws -> Spot? { try spot(of: id, "AND removedAt IS NULL") }

    /// Spot of a photo, even if it was removed from the board and not yet purged.
    func formerSpot(of id: PhotoID) throws -> Spot? { try spot(of: id, "") }

    private func spot(of id: PhotoID, _ condition: String) throws -> Spot? {
        try db.row(
            """
            SELECT position, photo, section FROM boardPhoto WHERE board = ?
            AND photo = (SELECT id FROM favorite WHERE service = ? AND key = ?) \(condition)
            """, [board.number] + id.stored
        ).flatMap(Self.spot)
    }

    /// Moves rows of the board, in the order given; returns the former spots of all changed rows.
    func move(_ rows: [Spot], to destination: BoardDestination) throws -> [Spot] {
        guard let first = rows.first else { return [] }
        let moved = Set(rows.map(\.photo))
        var low: Spot?, high: Spot?
        var section: Int64?
        switch destination {
        case .first:
            high = try next(after: nil, without: moved)
            section = high?.section
        case .last: low = try previous(before: nil, without: moved)
        case .section(let title):
            guard let existing = try self.section(titled: title) else { return [] }
            section = existing
            // Photos moved to an empty section go after all other sections, before the photos without a section.
            low =
                try previous(before: nil, "AND section = \(existing)", without: moved)
                ?? previous(before: nil, "AND section IS NOT NULL", without: moved)
            high = try next(after: low, without: moved)
        case .at(let id):
            guard let target = try spot(of: id), !moved.contains(target.photo) else { return [] }
            section = target.section
            // Inserts after the target if the first photo moves down the board, otherwise before the target.
            if (first.position, first.photo) < (target.position, target.photo) {
                low = target
                high = try next(after: target, without: moved)
            } else {
                low = try previous(before: target, without: moved)
                high = target
            }
        }
        let (positions, pushed) = try room(for: rows.count, from: low, to: high, without: moved)
        for (row, position) in zip(rows, positions) {
            try set(Spot(position: position, photo: row.photo, section: section))
        }
        return rows + pushed
    }

    /// Returns `count` free positions between two photos that become adjacent once the moved photos are removed, and
    /// the former spots of photos that were renumbered to make room.
    private func room(
        for count: Int, from low: Spot?, to high: Spot?, without moved: Set<Int64>
    ) throws -> (positions: [Int], pushed: [Spot]) {
        let start = low?.position ?? (high?.position ?? 0) &- (count + 1) &* Self.gap
        let end = high?.position ?? start &+ (count + 1) &* Self.gap
        if let positions = Self.even(count, from: start, to: end) { return (positions, []) }
        var size = Self.window
        while true {
            let followers = try following(low, count: size + 1, without: moved)
            let pushed = followers.prefix(size)
            let limit =
                followers.count > size ? followers[size].position : start &+ (count + size + 2) &* Self.gap
            if let positions = Self.even(count + pushed.count, from: start, to: limit) {
                for (spot, position) in zip(pushed, positions.dropFirst(count)) {
                    try set(Spot(position: position, photo: spot.photo, section: spot.section))
                }
                return (Array(positions.prefix(count)), Array(pushed))
            }
            size *= 4
        }
    }

    /// Evenly spaced positions between `start` and `end`; `nil` if there is not enough room.
    private static func even(_ count: Int, from start: Int, to end: Int) -> [Int]? {
        let step = (end &- start) / (count + 1)
        return step > 0 ? (1...max(1, count)).prefix(count).map { start &+ step &* $0 } : nil
    }

    private func next(after spot: Spot?, without moved: Set<Int64>) throws -> Spot? {
        try following(spot, count: 1, without: moved).first
    }

    private func following(_ spot: Spot?, count: Int, without moved: Set<Int64>) throws -> [Spot] {
        let start = spot ?? Spot(position: .min, photo: .min)
        return try spots(
            "(position, photo) > (?, ?) ORDER BY position, photo", start, count: count, without: moved)
    }

    private func previous(before spot: Spot?, _ condition: String = "", without moved: Set<Int64>) throws
        -> Spot?
    {
        let end = spot ?? Spot(position: .max, photo: .max)
        return try spots(
            "(position, photo) < (?, ?) \(condition) ORDER BY position DESC, photo DESC", end, count: 1,
            without: moved
        ).first
    }

    func spots(
        _ condition: String, _ limit: Spot, _ arguments: StatementArguments = StatementArguments(),
        count: Int, without moved: Set<Int64>
    ) throws -> [Spot] {
        let rows = try db.cursor(
            """
            SELECT position, photo, section FROM boardPhoto
            WHERE board = ? AND removedAt IS NULL AND \(condition)
            """, [board.number, limit.position, limit.photo] + arguments)
        var spots: [Spot] = []
        while spots.count < count, let row = try rows.next() {
            if let spot = Self.spot(row), !moved.contains(spot.photo) { spots.append(spot) }
        }
        return spots
    }

    /// Sets position and section of a photo, without a section if that was removed.
    func set(_ spot: Spot) throws {
        try db.run(
            """
            UPDATE boardPhoto SET position = ?, section = (SELECT id FROM boardSection WHERE id = ?)
            WHERE board = ? AND photo = ?
            """, [spot.position, spot.section, board.number, spot.photo])
    }

    private static func spot(_ row: Row) -> Spot? {
        guard let position = row.int(0), let photo = row.int(1) else { return nil }
        return Spot(position: position, photo: Int64(photo), section: row.int(2).map { Int64($0) })
    }
}
