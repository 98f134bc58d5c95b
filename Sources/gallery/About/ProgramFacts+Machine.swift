import Configuration
import Glibc
import Pictures
import Screens

extension ProgramFacts {
    init(_ settings: Settings, _ log: ProgramLog) {
        let decoder = PictureDecoder()
        self.init(
            system: Self.kernel, settingsPath: settings.path, ignoredLines: settings.faultCount,
            logPath: log.file.path, logLevel: log.threshold.name,
            libraries: Versions.libraries(decoder).flatMap { $0.split(separator: ", ").map(String.init) },
            containment: decoder?.containment, formats: decoder?.formats ?? [])
    }

    private static var kernel: String {
        var names = utsname()
        guard uname(&names) == 0 else { return "" }
        func text<Field>(_ field: Field) -> String {
            withUnsafeBytes(of: field) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        }
        return [text(names.sysname), text(names.release), text(names.machine)].joined(separator: " ")
    }
}
