import GalleryCore
import PhotoStore

struct KillFaults {
    let database: GalleryDatabase
    let task: ProbeTask

    var all: [String] {
        let notices = database.takeNotices().map { "notice: \($0)" }
        let faults: [String]
        do throws(StoreError) {
            faults = try database.faults() + (task == .boards ? counts() : [])
        } catch {
            faults = ["not read: \(error)"]
        }
        return notices + faults
    }

    /// Boards whose stored count differs from the number of their photos.
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
