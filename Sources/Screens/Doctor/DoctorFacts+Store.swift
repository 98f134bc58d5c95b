import GalleryCore
import Wording

extension DoctorFacts {
    var storeDiagnoses: [Diagnosis] {
        [
            databaseDiagnosis,
            Diagnosis(
                name: "caches", label: Phrases.Labels.caches, text: Self.joined(caches.texts)),
        ]
    }

    private var databaseDiagnosis: Diagnosis {
        switch store {
        case .success(let check):
            let status = check.status, faults = check.faults
            let isWritable = status.path != nil && !status.isReadOnly
            let state =
                faults.first.map(Phrases.Doctor.damaged)
                ?? (isWritable ? Phrases.Doctor.sound : Phrases.Doctor.notWritable)
            return Diagnosis(
                name: "database", label: Phrases.Labels.database, text: "\(status.text), \(state)",
                isWrong: !faults.isEmpty || !isWritable)
        case .failure(let error):
            return Diagnosis(
                name: "database", label: Phrases.Labels.database, text: Phrases.explanation(error),
                isWrong: true)
        }
    }
}
