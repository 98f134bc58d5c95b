import GalleryCore
import Wording

extension MachineFacts {
    var systemDiagnosis: Diagnosis {
        Diagnosis(
            name: "gallery", label: "gallery", text: "\(ProgramVersion.number), \(program.system)")
    }

    var programDiagnoses: [Diagnosis] {
        let path = program.settingsPath ?? Phrases.Doctor.none, ignored = program.ignoredLines
        return [
            Diagnosis(
                name: "settings", label: Phrases.Doctor.settings,
                text: ignored == 0 ? path : "\(path), \(Phrases.Doctor.leftOut(ignored))",
                isWrong: ignored > 0),
            Diagnosis(
                name: "log", label: Phrases.Doctor.log,
                text: "\(program.logPath ?? Phrases.Doctor.none), \(program.logLevel)"),
            decoderDiagnosis, formatsDiagnosis,
            Diagnosis(
                name: "libraries", label: Phrases.Doctor.libraries,
                text: program.libraries.joined(separator: ", ")),
        ]
    }

    var formats: [String] { ["JPEG", "PNG", "WebP"] + program.formats.map(\.rawValue) }

    private var formatsDiagnosis: Diagnosis {
        let missing = FileContent.rare.filter { !program.formats.contains($0) }
        return Diagnosis(
            name: "formats", label: Phrases.Doctor.formats, text: formats.joined(separator: ", "),
            advice: missing.isEmpty ? nil : Phrases.Doctor.missing(formats: missing.map(\.rawValue)))
    }

    private var decoderDiagnosis: Diagnosis {
        let isNotFullySandboxed = program.containment?.isNotFullySandboxed ?? true
        return Diagnosis(
            name: "decoder", label: Phrases.Doctor.decoder,
            text: program.containment.map(Phrases.Doctor.contained) ?? Phrases.Doctor.noDecoder,
            isWrong: isNotFullySandboxed,
            advice: program.containment != nil && isNotFullySandboxed ? Phrases.Doctor.withoutSeccomp : nil)
    }
}
