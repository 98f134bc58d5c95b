import GalleryCore
import TextLayout
import Wording

extension MachineFacts {
    /// What stands first.
    var systemDiagnosis: Diagnosis {
        let version = ProgramVersion.number
        return Diagnosis(
            name: "gallery", label: "gallery", text: "\(version), \(program.system)",
            value: .record([
                Record.Field("version", .text(version)), Record.Field("system", .text(program.system)),
            ]))
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
