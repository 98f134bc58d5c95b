import Configuration
import TextLayout

/// One thing the doctor looked at, finished.
struct Diagnosis {
    /// Its name to programs.
    let name: String
    /// What a person reads before it.
    let label: String
    let text: String
    /// What programs read.
    let value: RecordValue
    /// It keeps the program from working as it should.
    var isWrong = false
    /// A sentence that says what to do about it.
    var advice: String?

    /// With `~` for the home folder, which names the person.
    func hiding(_ home: HomeFolder) -> Diagnosis {
        Diagnosis(
            name: name, label: label, text: home.hidden(in: text), value: value.hiding(home),
            isWrong: isWrong, advice: advice.map(home.hidden(in:)))
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
