import ArgumentParser
import FoundationEssentials
import GalleryCore
import Glibc
import PhotoStore

/// How long a page of favorites or of a board takes, by how many there are and how far down it is.
struct BoardTable: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "boards", abstract: "Time pages of favorites and boards of up to a million photos.")

    private static let rounds = 21
    private static let page = 31

    @Argument(help: "How many photos there are.") var counts = [1_000, 100_000, 1_000_000]
    @Option(help: "Keep the filled databases in this folder for the next run.") var folder: String?

    func run() throws {
        print("milliseconds, median of \(Self.rounds); a page is \(Self.page) photos")
        print(
            row(
                "photos",
                [
                    "open", "fav 1st", "fav half", "fav end", "board 1st", "half", "end", "all have",
                    "1 in 100",
                    "half", "one has", "none", "add", "move",
                ]))
        for count in counts {
            let place = try folder.map { "\($0)/\(count)" } ?? Self.temporary()
            defer { if folder == nil { Self.remove(place) } }
            try fill(place, count)
            print(row("\(count)", try measure(place, count).map { Self.text($0) }))
        }
    }

    private func measure(_ place: String, _ count: Int) throws -> [Double] {
        let database = GalleryDatabase(folder: place)
        let favorites = SQLiteFavorites(database)
        let boards = SQLiteBoards(database)
        guard let board = try boards.board(named: "Bench") else { throw ExitCode.failure }
        func favorite(after number: Int?) throws {
            let last = number.map { SamplePhoto.photo($0).id }
            let page = try favorites.favorites(after: last, count: Self.page)
            guard try favorites.count() >= page.count, !page.isEmpty else { throw ExitCode.failure }
        }
        func photos(after number: Int?, _ words: String..., found: Int = Self.page) throws {
            let last = number.map { SamplePhoto.photo($0).id }
            let page = try boards.photos(
                of: board.id, matching: WordQuery(words), after: last, count: Self.page)
            // In a folder of an earlier time there are more of them.
            let isRight = found == 0 ? page.isEmpty : page.count >= found
            guard try boards.board(board.id) != nil, isRight else { throw ExitCode.failure }
        }
        // Favorites are shown newest first.
        return [
            try median { _ in _ = try SQLiteHistory(GalleryDatabase(folder: place)).lines(limit: 10_000) },
            try median { _ in try favorite(after: nil) }, try median { _ in try favorite(after: count / 2) },
            try median { _ in try favorite(after: 40) },
            try median { _ in try photos(after: nil) }, try median { _ in try photos(after: count / 2) },
            try median { _ in try photos(after: count - 40) },
            try median { _ in try photos(after: nil, "fog") },
            try median { _ in try photos(after: nil, "tag7", "over", found: min(count / 100, Self.page)) },
            try median { _ in
                try photos(after: count / 2, "tag7", "over", found: min(count / 200, Self.page))
            },
            try median { _ in try photos(after: nil, "fog", "\(count - 7)", found: 1) },
            try median { _ in try photos(after: nil, "xyzzyq", found: 0) },
            try median { number in
                _ = try boards.add([SamplePhoto.photo(count + number)], to: board.id, at: Date())
            },
            try median { number in
                let (moved, target) = (SamplePhoto.photo(number), SamplePhoto.photo(count / 2))
                _ = try boards.move([moved.id], to: .at(target.id), on: board.id, at: Date())
            },
        ]
    }

    private func fill(_ place: String, _ count: Int) throws {
        let database = GalleryDatabase(folder: place)
        let boards = SQLiteBoards(database)
        guard try boards.board(named: "Bench") == nil else { return }
        let start = Date(timeIntervalSinceReferenceDate: 0)
        try ManyPhotos.fill(SQLiteFavorites(database), count, from: start) { SamplePhoto.short($0) }
        guard let board = try boards.make("Bench", at: start) else { throw ExitCode.failure }
        try boards.fill(board.id, at: start)
    }

    private func median(_ body: (Int) throws -> Void) throws -> Double {
        var times: [Double] = []
        for number in 0..<Self.rounds {
            let start = ContinuousClock.now
            try body(number)
            times.append((ContinuousClock.now - start) / .milliseconds(1))
        }
        return times.sorted()[Self.rounds / 2]
    }

    private func row(_ name: String, _ cells: [String]) -> String {
        ([name] + cells).map { String(repeating: " ", count: max(0, 10 - $0.count)) + $0 }.joined()
    }

    private static func text(_ milliseconds: Double) -> String {
        let hundredths = Int((milliseconds * 100).rounded())
        return "\(hundredths / 100)." + String(100 + hundredths % 100).dropFirst()
    }

    private static func temporary() throws -> String {
        var template = Array("/tmp/gallery-boards.XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw ValidationError("Could not create a folder in /tmp.") }
        return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    private static func remove(_ folder: String) {
        for suffix in ["", "-wal", "-shm"] { _ = unlink(folder + "/gallery.sqlite" + suffix) }
        _ = rmdir(folder)
    }
}
