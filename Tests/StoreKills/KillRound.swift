import ChildProcesses
import GalleryCore
import Glibc
import PhotoStore
import TestKit

/// Runs programs that write to one database, kills them together, and checks the database afterwards.
struct KillRound {
    let probe: String
    let folder: String
    /// Number of earlier kills. Photos are numbered from it, so that the photos of different rounds differ.
    let number: Int
    let writers: Int
    let task: ProbeTask

    func run(_ random: inout SeededRandom) -> KillTally {
        var tally = KillTally()
        let programs = (0..<writers).compactMap { writer in
            try? ChildProcess(
                path: probe, arguments: task.arguments(in: folder, first: (number + writer) * 100_000))
        }
        if programs.count < writers {
            tally.errors += writers - programs.count
            tally.remarks.append("a writer could not be started")
        }
        var output = programs.map(ProbeOutput.init(of:))
        // About half of the kills occur at the start, when the database is opened; the others after a confirmed write.
        if !random.next().isMultiple(of: 2) {
            for index in output.indices { output[index].read(toLineWith: ["kept", "boarded"]) }
        }
        _ = usleep(UInt32(random.next() % 100_000))
        programs.forEach { $0.stop() }
        for index in output.indices { output[index].readToEnd() }
        tally.kills = programs.count
        verify(output.flatMap(\.lines), &tally)
        return tally
    }

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
        let faults = KillFaults(database: database, task: task).all
        if !faults.isEmpty { tally.integrityFailures += 1 }
        tally.remarks += faults
    }

    /// Whether a confirmed write is stored unchanged, and whether it wrote a picture.
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
            return ((try? SQLiteBoards(database).names(with: photo.id)) == [ProbeTask.board], false)
        case "noted":
            let annotation = try? SQLiteAnnotations(database).annotation(of: photo.id)
            return (annotation == Annotation(tags: ["tag \(number)"], note: "note \(number)"), false)
        default: return (false, false)
        }
    }
}
