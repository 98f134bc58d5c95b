import Companions
import GalleryCore
import Glibc
import PhotoStore

/// Some programs that write to one database, killed together, and the database afterwards.
struct KillRound {
    let folder: String
    /// Makes the photos of this round differ from those of the others.
    let number: Int
    let writers: Int
    let kind: Writer.Kind

    func run(_ random: inout SeededRandom) -> KillTally {
        var tally = KillTally()
        let programs = (0..<writers).compactMap { writer in
            try? Companion(
                path: Companion.path(of: "gallery-bench"),
                arguments: ["kills", "writer", kind.rawValue, folder, "--first", "\(first(of: writer))"])
        }
        tally.errors += writers - programs.count
        var output = programs.map { _ in [UInt8]() }
        // Half of the kills hit the start, where the database is opened; half hit the writing.
        if random.next().isMultiple(of: 2) {
            _ = usleep(UInt32(random.next() % 100_000))
        } else {
            for (index, program) in programs.enumerated() { output[index] = Self.firstWrite(of: program) }
            _ = usleep(UInt32(random.next() % 100_000))
        }
        programs.forEach { $0.stop() }
        for (index, program) in programs.enumerated() { output[index] += Self.rest(of: program) }
        tally.kills = programs.count
        verify(output.flatMap(Self.lines), &tally)
        return tally
    }

    private func first(of writer: Int) -> Int { (number + writer) * 100_000 }

    private func verify(_ lines: [String], _ tally: inout KillTally) {
        let database = GalleryDatabase(folder: folder)
        let favorites = SQLiteFavorites(database)
        for line in lines {
            let words = line.split(separator: " ")
            guard words.count == 2, let number = Int(words[1]) else {
                tally.errors += 1
                continue
            }
            let photo = SamplePhoto.photo(number)
            switch words[0] {
            case "kept":
                tally.acknowledged += 1
                if (try? favorites.favorite(photo.id))?.photo != photo { tally.lost += 1 }
            case "pictures":
                tally.pictures += 1
                let intact = KeptPictureSize.allCases.allSatisfy { size in
                    (try? favorites.picture(of: photo.id, size: size)) == SamplePhoto.picture(number, size)
                }
                if !intact { tally.lost += 1 }
            case "boarded":
                tally.acknowledged += 1
                let names = try? SQLiteBoards(database).names(with: photo.id)
                if names?.contains(Writer.board) != true { tally.lost += 1 }
            case "noted":
                tally.acknowledged += 1
                let annotation = try? SQLiteAnnotations(database).annotation(of: photo.id)
                if annotation != Annotation(tags: ["tag \(number)"], note: "note \(number)") {
                    tally.lost += 1
                }
            case "favorites": continue
            default: tally.errors += 1
            }
        }
        if kind == .boards, !Self.countsAreRight(in: database) { tally.integrityFailures += 1 }
        if (try? database.faults()) != [] || !database.takeNotices().isEmpty { tally.integrityFailures += 1 }
    }

    /// The number noted of a board is that of its photos.
    private static func countsAreRight(in database: GalleryDatabase) -> Bool {
        let boards = SQLiteBoards(database)
        guard let all = try? boards.boards() else { return false }
        return all.allSatisfy { board in
            (try? boards.photos(of: board.id, matching: "", after: nil, count: .max))?.count == board.count
        }
    }

    private static func lines(_ bytes: [UInt8]) -> [String] {
        // What stands after the last line break had not been said.
        let whole = bytes.lastIndex(of: 0x0A).map { bytes[..<$0] } ?? []
        return whole.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
    }

    /// What a program says up to its first confirmation.
    private static func firstWrite(of program: Companion) -> [UInt8] {
        var said: [UInt8] = []
        var byte: UInt8 = 0
        while !lines(said).contains(where: { $0.hasPrefix("kept") || $0.hasPrefix("boarded") }),
            read(program.output, &byte, 1) == 1
        {
            said.append(byte)
        }
        return said
    }

    private static func rest(of program: Companion) -> [UInt8] {
        var all: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(program.output, &piece, piece.count)
            guard count > 0 else { return all }
            all += piece.prefix(count)
        }
    }
}
