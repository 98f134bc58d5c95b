import GalleryCore
import TextLayout
import Wording

extension DoctorFacts {
    /// What stands first.
    var systemDiagnosis: Diagnosis {
        let version = ProgramVersion.number
        return Diagnosis(
            name: "gallery", label: "gallery", text: "\(version), \(program.system)",
            value: .record([
                Record.Field("version", .text(version)), Record.Field("system", .text(program.system)),
            ]))
    }

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
        switch database {
        case .success((let status, let faults)):
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

    /// What stands last.
    var programDiagnoses: [Diagnosis] {
        let path = program.settingsPath ?? Phrases.Doctor.none, ignored = program.ignoredLines
        return [
            Diagnosis(
                name: "settings", label: Phrases.Doctor.settings,
                text: ignored == 0 ? path : "\(path), \(Phrases.Doctor.leftOut(ignored))",
                value: .record([
                    Record.Field("path", .text(program.settingsPath)),
                    Record.Field("left_out", .integer(ignored)),
                ]), isWrong: ignored > 0),
            Diagnosis(
                name: "log", label: Phrases.Doctor.log,
                text: "\(program.logPath ?? Phrases.Doctor.none), \(program.logLevel)",
                value: .record([
                    Record.Field("path", .text(program.logPath)),
                    Record.Field("level", .text(program.logLevel)),
                ])),
            Diagnosis(
                name: "libraries", label: Phrases.Doctor.libraries,
                text: program.libraries.joined(separator: ", "), value: .texts(program.libraries)),
        ]
    }
}
