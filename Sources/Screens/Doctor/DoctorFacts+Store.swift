import GalleryCore
import TextLayout
import Wording

extension DoctorFacts {
    var storeDiagnoses: [Diagnosis] {
        [
            databaseDiagnosis,
            Diagnosis(
                name: "caches", label: Phrases.Labels.caches, text: Self.joined(caches.texts),
                value: .record(caches.fields)),
        ]
    }

    private var databaseDiagnosis: Diagnosis {
        switch store {
        case .success(let check):
            let status = check.status, faults = check.faults
            let state = faults.first.map(Phrases.Doctor.damaged) ?? Phrases.Doctor.sound
            return Diagnosis(
                name: "database", label: Phrases.Labels.database, text: "\(status.text), \(state)",
                value: .record([
                    Record.Field("path", .text(status.path)), Record.Field("bytes", .integer(status.bytes)),
                    Record.Field("favorites", .integer(status.favorites)),
                    Record.Field("pictures", .integer(status.pictures)),
                    Record.Field("read_only", .flag(status.isReadOnly)),
                    Record.Field("sound", .flag(faults.isEmpty)),
                ]), isWrong: !faults.isEmpty)
        case .failure(let error):
            return Diagnosis(
                name: "database", label: Phrases.Labels.database, text: Phrases.explanation(error),
                value: .nothing, isWrong: true)
        }
    }
}
