import Configuration
import TextLayout

struct Diagnosis {
    /// JSON name.
    let name: String
    let label: String
    let text: String
    /// JSON value.
    let value: RecordValue
    var isWrong = false
    /// Sentence with the remedy.
    var advice: String?

    /// Replaces the home folder, whose path contains the user's name, by `~`.
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
