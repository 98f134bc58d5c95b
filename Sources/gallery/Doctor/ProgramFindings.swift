import Configuration
import GalleryCore
import Glibc
import TextLayout
import Wording

/// The program, what it was told, and what it is made of.
struct ProgramFindings {
    let settings: Settings
    let log: ProgramLog

    /// What stands first.
    var system: Diagnosis {
        let system = Self.system
        return Diagnosis(
            name: "gallery", label: "gallery", text: "\(ProgramVersion.number), \(system)",
            value: .record([
                Record.Field("version", .text(ProgramVersion.number)), Record.Field("system", .text(system)),
            ]))
    }

    /// What stands last.
    var findings: [Diagnosis] {
        let left = settings.faultCount
        let place = settings.path ?? Phrases.Doctor.none
        let libraries = Versions.libraries.flatMap { $0.split(separator: ", ").map(String.init) }
        return [
            Diagnosis(
                name: "settings", label: Phrases.Doctor.settings,
                text: left == 0 ? place : "\(place), \(Phrases.Doctor.leftOut(left))",
                value: .record([
                    Record.Field("path", .text(settings.path)), Record.Field("left_out", .integer(left)),
                ]), isWrong: left > 0),
            Diagnosis(
                name: "log", label: Phrases.Doctor.log,
                text: "\(log.file.path ?? Phrases.Doctor.none), \(log.threshold.name)",
                value: .record([
                    Record.Field("path", .text(log.file.path)),
                    Record.Field("level", .text(log.threshold.name)),
                ])),
            Diagnosis(
                name: "libraries", label: Phrases.Doctor.libraries,
                text: libraries.joined(separator: ", "), value: .texts(libraries)),
        ]
    }

    /// As `uname -srm` has it.
    private static var system: String {
        var names = utsname()
        guard uname(&names) == 0 else { return "" }
        func text<Field>(_ field: Field) -> String {
            withUnsafeBytes(of: field) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        }
        return [text(names.sysname), text(names.release), text(names.machine)].joined(separator: " ")
    }
}
