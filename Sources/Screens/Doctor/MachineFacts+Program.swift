import GalleryCore
import TextLayout
import Wording

extension MachineFacts {
    var systemDiagnosis: Diagnosis {
        let version = ProgramVersion.number
        return Diagnosis(
            name: "gallery", label: "gallery", text: "\(version), \(program.system)",
            value: .record([
                Record.Field("version", .text(version)), Record.Field("system", .text(program.system)),
            ]))
    }

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
            decoderDiagnosis, formatsDiagnosis,
            Diagnosis(
                name: "libraries", label: Phrases.Doctor.libraries,
                text: program.libraries.joined(separator: ", "), value: .texts(program.libraries)),
        ]
    }

    private var formatsDiagnosis: Diagnosis {
        let missing = FileContent.seldom.filter { !program.formats.contains($0) }
        let names = ["JPEG", "PNG", "WebP"] + program.formats.map(\.rawValue)
        return Diagnosis(
            name: "formats", label: Phrases.Doctor.formats, text: names.joined(separator: ", "),
            value: .texts(names),
            advice: missing.isEmpty ? nil : Phrases.Doctor.missing(formats: missing.map(\.rawValue)))
    }

    private var decoderDiagnosis: Diagnosis {
        let isWeak = program.containment?.isWeak ?? true
        return Diagnosis(
            name: "decoder", label: Phrases.Doctor.decoder,
            text: program.containment.map(Phrases.Doctor.contained) ?? Phrases.Doctor.noDecoder,
            value: program.containment.map { containment in
                RecordValue.record([
                    Record.Field("holding", .texts(containment.holding)),
                    Record.Field("refused", .texts(containment.refused)),
                ])
            } ?? .nothing, isWrong: isWeak,
            advice: program.containment != nil && isWeak ? Phrases.Doctor.withoutSeccomp : nil)
    }
}
