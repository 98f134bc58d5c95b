import GRDB
import GalleryCore

/// Boards of the database before a merge, and the names in use, in memory: the table has no index that ignores case.
struct LibraryBoardNames {
    private var made: [Double: [(board: Board.ID, name: String)]] = [:]
    private var used: [String: Board.ID] = [:]
    /// Last number appended to each name.
    private var numbers: [String: Int] = [:]

    init(_ db: Database) throws {
        let rows = try db.cursor("SELECT id, name, madeAt, removedAt IS NULL FROM board ORDER BY id")
        while let row = try rows.next() {
            guard let id = row.int(0), let name = row.text(1), let date = row.date(2) else { continue }
            let board = Board.ID(Int64(id))
            made[date.stored, default: []].append((board, name.lowercased()))
            if row.int(3) == 1 { used[name.lowercased()] = board }
        }
    }

    subscript(name: String) -> Board.ID? {
        get { used[name.lowercased()] }
        set { used[name.lowercased()] = newValue }
    }

    /// Board that was made at this time and is not among `taken`; of several, preferably the board with this name.
    func board(made date: Double, named name: String, except taken: Set<Int64>) -> Board.ID? {
        let boards = (made[date] ?? []).filter { !taken.contains($0.board.number) }
        let name = name.lowercased()
        return (boards.first { $0.name == name } ?? boards.first)?.board
    }

    /// `name` if it is free, else with a number appended that makes it unique.
    mutating func free(_ name: String) -> String {
        guard self[name] != nil else { return name }
        var number = numbers[name.lowercased()] ?? 1
        var free = name
        while self[free] != nil {
            number += 1
            free = "\(name) (\(number))"
        }
        numbers[name.lowercased()] = number
        return free
    }
}
