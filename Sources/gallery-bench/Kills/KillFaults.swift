import GalleryCore
import PhotoStore

/// What is wrong with a database whose writers were killed.
struct KillFaults {
    let database: GalleryDatabase
    let kind: Writer.Kind

    /// Each in a sentence; none when all is well.
    var all: [String] {
        let notices = database.takeNotices().map { "notice: \($0)" }
        let faults: [String]
        do throws(StoreError) {
            faults = try database.faults() + (kind == .boards ? counts() : [])
        } catch {
            faults = ["not read: \(error)"]
        }
        return notices + faults
    }

    /// The number noted of a board is that of its photos.
    private func counts() throws(StoreError) -> [String] {
        let boards = SQLiteBoards(database)
        var faults: [String] = []
        for board in try boards.boards() {
            let count = try boards.photos(of: board.id, matching: WordQuery(), after: nil, count: .max).count
            if count != board.count { faults.append("\(board.count) noted, \(count) on the board") }
        }
        return faults
    }
}
