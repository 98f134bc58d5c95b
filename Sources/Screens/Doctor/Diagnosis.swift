import Configuration
import TextLayout

/// One finding of `doctor`, worded.
struct Diagnosis {
    /// Its name in JSON.
    let name: String
    let label: String
    let text: String
    /// Its value in JSON.
    let value: RecordValue
    /// It is a problem.
    var isWrong = false
    /// A sentence that says what to do about it.
    var advice: String?

    /// With `~` for the home folder, whose path holds the user's name.
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
