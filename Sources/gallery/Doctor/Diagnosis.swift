import Configuration
import TextLayout

/// One thing the doctor looked at.
struct Diagnosis {
    /// Its name to programs.
    let name: String
    /// What a person reads before it.
    let label: String
    /// What a person reads.
    var text: String
    /// What programs read.
    var value: RecordValue
    /// It keeps the program from working as it should.
    var isWrong = false
    /// A sentence that says what to do about it.
    var advice: String?

    /// Without what only this machine's owner should read: the home folder is `~`.
    func hiding(_ home: HomeFolder) -> Diagnosis {
        var finding = self
        finding.text = home.hidden(in: text)
        finding.value = value.hiding(home)
        finding.advice = advice.map(home.hidden(in:))
        return finding
    }
}

extension RecordValue {
    fileprivate func hiding(_ home: HomeFolder) -> RecordValue {
        switch self {
        case .text(let text): .text(home.hidden(in: text))
        case .list(let values): .list(values.map { $0.hiding(home) })
        case .record(let fields): .record(fields.map { Record.Field($0.name, $0.value.hiding(home)) })
        case .nothing, .integer, .number, .flag: self
        }
    }
}
