import GalleryCore
import TextLayout
import Wording

extension DoctorFacts {
    var storeDiagnoses: [Diagnosis] {
        [
            databaseDiagnosis,
            Diagnosis(
                name: "caches", label: Phrases.Doctor.caches, text: Self.joined(caches.texts),
                value: .record([
                    Record.Field("memory_bytes", .integer(caches.memory.bytes)),
                    Record.Field("disk_bytes", .integer(caches.disk.bytes)),
                    Record.Field("disk_pictures", .integer(caches.disk.count)),
                    Record.Field("replies", .integer(caches.replies.count)),
                    Record.Field("reply_bytes", .integer(caches.replies.bytes)),
                ])),
        ]
    }

    private var databaseDiagnosis: Diagnosis {
        switch store {
        case .success(let check):
            let status = check.status, faults = check.faults
            let state = faults.first.map(Phrases.Doctor.damaged) ?? Phrases.Doctor.sound
            return Diagnosis(
                name: "database", label: Phrases.Doctor.database, text: "\(status.text), \(state)",
                value: .record([
                    Record.Field("path", .text(status.path)), Record.Field("bytes", .integer(status.bytes)),
                    Record.Field("favorites", .integer(status.favorites)),
                    Record.Field("pictures", .integer(status.pictures)),
                    Record.Field("read_only", .flag(status.isReadOnly)),
                    Record.Field("sound", .flag(faults.isEmpty)),
                ]), isWrong: !faults.isEmpty)
        case .failure(let error):
            return Diagnosis(
                name: "database", label: Phrases.Doctor.database, text: Phrases.explanation(error),
                value: .nothing, isWrong: true)
        }
    }
}
