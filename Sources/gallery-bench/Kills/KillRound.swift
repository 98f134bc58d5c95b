import ChildProcesses
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
            try? ChildProcess(
                path: ChildProcess.path(of: "gallery-bench"),
                arguments: ["kills", "writer", kind.rawValue, folder, "--first", "\(first(of: writer))"])
        }
        if programs.count < writers {
            tally.errors += writers - programs.count
            tally.remarks.append("a writer could not be started")
        }
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
        for line in lines {
            let words = line.split(separator: " ")
            guard words.count == 2, let number = Int(words[1]) else {
                tally.errors += 1
                tally.remarks.append(line)
                continue
            }
            let (isThere, isPicture) = check(words[0], number, in: database)
            if isPicture { tally.pictures += 1 } else if words[0] != "favorites" { tally.acknowledged += 1 }
            if isThere { continue }
            tally.lost += 1
            tally.remarks.append("lost: \(line)")
        }
        let faults = KillFaults(database: database, kind: kind).all
        if !faults.isEmpty { tally.integrityFailures += 1 }
        tally.remarks += faults
    }

    /// Whether something that was confirmed is there and as it was, and whether it is a picture.
    private func check(_ word: Substring, _ number: Int, in database: GalleryDatabase) -> (Bool, Bool) {
        let favorites = SQLiteFavorites(database)
        let photo = SamplePhoto.photo(number)
        switch word {
        case "favorites": return (true, false)
        case "kept": return ((try? favorites.favorite(photo.id))?.photo == photo, false)
        case "pictures":
            let isIntact = FavoritePictureSize.allCases.allSatisfy { size in
                (try? favorites.picture(of: photo.id, size: size)) == SamplePhoto.picture(number, size)
            }
            return (isIntact, true)
        case "boarded":
            return ((try? SQLiteBoards(database).names(with: photo.id)) == [Writer.board], false)
        case "noted":
            let annotation = try? SQLiteAnnotations(database).annotation(of: photo.id)
            return (annotation == Annotation(tags: ["tag \(number)"], note: "note \(number)"), false)
        default: return (false, false)
        }
    }

    private static func lines(_ bytes: [UInt8]) -> [String] {
        // What stands after the last line break had not been said.
        let whole = bytes.lastIndex(of: 0x0A).map { bytes[..<$0] } ?? []
        return whole.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
    }

    /// What a program says up to its first confirmation.
    private static func firstWrite(of program: ChildProcess) -> [UInt8] {
        var said: [UInt8] = []
        var byte: UInt8 = 0
        while !lines(said).contains(where: { $0.hasPrefix("kept") || $0.hasPrefix("boarded") }),
            read(program.output, &byte, 1) == 1
        {
            said.append(byte)
        }
        return said
    }

    private static func rest(of program: ChildProcess) -> [UInt8] {
        var all: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(program.output, &piece, piece.count)
            guard count > 0 else { return all }
            all += piece.prefix(count)
        }
    }
}
