import Configuration

struct Diagnosis {
    /// Field name in the JSON record.
    let name: String
    let label: String
    let text: String
    var isWrong = false
    var advice: String?

    /// Replaces the home folder by `~`, since its path contains the user's name.
    func hiding(_ home: HomeFolder) -> Diagnosis {
        Diagnosis(
            name: name, label: label, text: home.hidden(in: text), isWrong: isWrong,
            advice: advice.map(home.hidden(in:)))
    }
}
