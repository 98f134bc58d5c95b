import GalleryCore
import PhotoStore
import Pictures
import TextLayout
import Wording

/// What is kept on this machine.
struct StoreFindings {
    let database: GalleryDatabase
    let pictures: PictureLibrary
    let replies: SQLiteReplies

    @MainActor func findings() async -> [Diagnosis] {
        let checked = await Self.check(database)
        let caches = pictures.status, known = replies.contents
        let between = " \(Glyph.between.rawValue) "
        return [
            checked,
            Diagnosis(
                name: "caches", label: Phrases.Doctor.caches,
                text: [caches.inMemory, caches.onDisk, replies.onDisk].joined(separator: between),
                value: .record([
                    Record.Field("memory_bytes", .integer(caches.memoryBytes)),
                    Record.Field("disk_bytes", .integer(caches.diskBytes)),
                    Record.Field("disk_pictures", .integer(caches.diskCount)),
                    Record.Field("replies", .integer(known.count)),
                    Record.Field("reply_bytes", .integer(known.bytes)),
                ])),
        ]
    }

    /// Reads the whole file, away from where the prompt is.
    @concurrent private static func check(_ database: GalleryDatabase) async -> Diagnosis {
        do throws(StoreError) {
            let status = try database.status()
            let faults = try database.quickFaults()
            let place = Phrases.Status.database(
                status.path ?? Phrases.Status.inMemory, bytes: Int64(status.bytes),
                favorites: status.favorites)
            let state = faults.first.map(Phrases.Doctor.damaged) ?? Phrases.Doctor.sound
            return Diagnosis(
                name: "database", label: Phrases.Doctor.database, text: "\(place), \(state)",
                value: .record([
                    Record.Field("path", .text(status.path)), Record.Field("bytes", .integer(status.bytes)),
                    Record.Field("favorites", .integer(status.favorites)),
                    Record.Field("pictures", .integer(status.pictures)),
                    Record.Field("read_only", .flag(status.isReadOnly)),
                    Record.Field("sound", .flag(faults.isEmpty)),
                ]), isWrong: !faults.isEmpty)
        } catch {
            return Diagnosis(
                name: "database", label: Phrases.Doctor.database, text: Phrases.explanation(error),
                value: .nothing, isWrong: true)
        }
    }
}
